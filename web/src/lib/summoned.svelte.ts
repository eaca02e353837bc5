/** That somebody here must decide: for whatever covers the table and its bar meanwhile. */
class Summoned {
  /** Who must, in a sentence; empty if nobody must. */
  text = $state('')
  /** Since which line of the journal. */
  seq = $state(-1)
}

export const summoned = new Summoned()
