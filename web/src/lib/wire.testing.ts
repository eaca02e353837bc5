/** A connection for tests: what is sent can be read, and the test plays the server. */
import type { ServerMessage, Wire } from './socket'

export class FakeWire implements Wire {
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  sent: Record<string, unknown>[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
  }

  open(): void {
    this.onopen?.()
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message satisfies object as ServerMessage) })
  }

  lose(): void {
    this.onclose?.()
  }

  types(): unknown[] {
    return this.sent.map(({ type }) => type)
  }
}

/** An exchange that makes connections, and remembers them. */
export function exchange() {
  const wires: FakeWire[] = []
  const open = () => {
    const wire = new FakeWire()
    wires.push(wire)
    return wire
  }
  return { wires, open, last: () => wires.at(-1)! }
}
