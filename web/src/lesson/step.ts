/** The step of a lesson that is to be shown: none while others move, or while looking back. */
import type { LessonTold } from '../lib/protocol'
import type { TableSession } from '../lib/session.svelte'

export function stepOf({ position, replay, connected }: TableSession): LessonTold | null {
  const lesson = position?.lesson
  return lesson && !lesson.waits && !lesson.over && !replay && connected ? lesson : null
}
