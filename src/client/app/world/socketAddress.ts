/** Pure: the address of the world's WebSockets, as whoever looks after a network needs it. */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}
