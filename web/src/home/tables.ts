/** What has become of the tables that this browser knows. */
import * as api from '../lib/api'
import { keep, type Kept } from '../lib/keep.svelte'
import type { TableInfo } from '../lib/protocol'

export interface Known {
  kept: Kept
  info: TableInfo
}

/** The tables that still exist, in the order in which they were used. Those that do not are forgotten. */
export async function knownTables(tables: readonly Kept[]): Promise<Known[]> {
  const found = await Promise.all(tables.map(look))
  return found.filter((known) => known !== null)
}

async function look(kept: Kept): Promise<Known | null> {
  try {
    return { kept, info: await api.tableInfo(kept.table, kept.token) }
  } catch (error) {
    if (!(error instanceof api.ApiError)) throw error
    if (error.status === 401 || error.status === 404) keep.forget(kept.table)
    return null
  }
}
