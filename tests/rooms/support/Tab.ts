import type { SeatReservation } from '@colyseus/sdk';
import type { Push } from '#shared/contract/rooms/userRoom.ts';
import { UserConnection } from '#client/net/rooms/user/UserConnection.ts';
import { createApiClient } from '../../support/apiClient.ts';
import { eventually } from '../../support/eventually.ts';

/** A page of somebody who is signed in, without the world: what is pushed to it. */
export class Tab {
  readonly connection: UserConnection;
  readonly pushes: Push[] = [];
  /** How often it had to fetch what it may have missed. */
  catchUps = 0;
  /** Codes of refused seats. */
  readonly refusals: string[] = [];

  constructor(server: { readonly url: string }, child: { readonly token: string }, onCatchUp?: () => void) {
    this.connection = new UserConnection({
      endpoint: server.url,
      reserveSeat: async () => {
        const seat = await reserveUserSeat(server, child);
        if (typeof seat !== 'string') return seat;
        this.refusals.push(seat);
        throw new Error(seat);
      },
      onPush: (push) => this.pushes.push(push),
      onCatchUp: () => {
        this.catchUps += 1;
        onCatchUp?.();
      },
      network: { isOnline: () => true, onOnline: () => () => undefined },
    });
  }

  get kinds(): string[] {
    return this.pushes.map(({ kind }) => kind);
  }

  get whispers(): string[] {
    return this.pushes.flatMap((push) => (push.kind === 'whispers' ? push.whisper.text : []));
  }

  async open(): Promise<this> {
    this.connection.open();
    await this.untilOpen();
    return this;
  }

  async untilOpen(isOpen = true): Promise<void> {
    await eventually(() => {
      if (this.connection.isOpen !== isOpen) throw new Error(`is ${isOpen ? 'not ' : ''}connected`);
    });
  }

  leave(): void {
    this.connection.close();
  }
}

/** A seat in the own room, or the code with which it was refused. */
export async function reserveUserSeat(
  server: { readonly url: string },
  child: { readonly token: string },
  body?: object,
): Promise<SeatReservation | string> {
  const reply = await createApiClient(server.url).call('rooms.reserveUserSeat', { body }, child);
  return reply.status === 200 ? reply.body : reply.error.errorCode;
}
