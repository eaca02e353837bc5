/** Somebody who looks at tiles that lie on no table: nothing is lit, and nothing can be chosen. */

import type { Face, SurveyedMap } from '../lib/protocol'
import { type Land, landOf } from '../fallout/map/land'
import type { Viewer } from '../fallout/play.svelte'

export class Surveyor implements Viewer {
  picked = ''
  shown: readonly string[] = []
  readonly hinted: readonly string[] = []
  cursor = ''
  hovered = ''
  readonly session = { names: [] as string[] }
  readonly land: Land

  constructor(
    sheet: SurveyedMap,
    readonly faces: Readonly<Record<string, Face>>,
  ) {
    this.land = landOf(sheet, sheet)
  }

  face(kind: string, id: string | null | undefined): Face | null {
    return id ? (this.faces[`${kind}:${id}`] ?? null) : null
  }

  nameOf(kind: string, id: string | null | undefined): string {
    return this.face(kind, id)?.name ?? id ?? ''
  }

  isLit(): boolean {
    return false
  }

  walkTo(): null {
    return null
  }

  async activate(): Promise<void> {}
}
