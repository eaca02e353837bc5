/**
 * A handler that acts right after the event. For `blur`: the browser also sends it while a focused
 * element is being removed, in the midst of a change, when no state may change.
 */
export function soon(act: () => void): () => void {
  return () => queueMicrotask(act)
}
