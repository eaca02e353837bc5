/** Something asked of the server: whether it is under way, and what was said against it. */
import { ApiError } from './api'

export class Attempt {
  busy = $state(false)
  problem = $state('')

  async make(act: () => Promise<void>): Promise<void> {
    this.problem = ''
    this.busy = true
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.problem = error.message
    } finally {
      this.busy = false
    }
  }
}
