import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import type { SandboxBehaviour } from '#shared/contract/channels/textMessages.ts';
import type { Database } from '#server/db/connect.ts';
import { sandboxTextBehaviour, sandboxTextMessages } from '#server/db/tables/gateways.ts';
import { TextMessageRefused, type TextMessageGateway } from './textMessageGateway.ts';

const NEWEST = 100;
const ONLY_ROW = 1;
/** The time after which the caller of a hanging gateway gives up. */
const HANG_MS = 1500;

/** Stores every message in a table instead of sending it, and fails when a test asks for it. */
export function createSandboxText({ db }: { db: Database }): TextMessageGateway {
  return {
    isSandbox: true,
    async prepare({ to, text }) {
      const behaviour = await readSandboxBehaviour(db);
      if (behaviour === 'REFUSE') throw new TextMessageRefused('BAD_NUMBER', 'the sandbox refuses numbers');
      if (behaviour === 'GARBAGE') JSON.parse('<html>502</html>');
      const ticket = randomUUID();
      await db.insert(sandboxTextMessages).values({ ticket, recipient: to, body: text });
      return ticket;
    },
    async dispatch(ticket) {
      const behaviour = await readSandboxBehaviour(db);
      const state = behaviour === 'LOSE' ? 'LOST' : 'DELIVERED';
      // A hanging message has been accepted: only the answer is missing.
      await db
        .update(sandboxTextMessages)
        .set({ state })
        .where(and(eq(sandboxTextMessages.ticket, ticket), eq(sandboxTextMessages.state, 'PREPARED')));
      if (behaviour === 'HANG') {
        await wait(HANG_MS);
        throw new Error('the sandbox gave no answer in time');
      }
    },
    async outcomeOf(ticket) {
      const [row] = await db
        .select({ state: sandboxTextMessages.state })
        .from(sandboxTextMessages)
        .where(eq(sandboxTextMessages.ticket, ticket));
      if (row?.state === 'LOST') return 'NOT_DELIVERED';
      return row?.state === 'DELIVERED' ? 'DELIVERED' : 'UNDER_WAY';
    },
  };
}

export async function readSandboxBehaviour(db: Database): Promise<SandboxBehaviour> {
  const [row] = await db.select().from(sandboxTextBehaviour).where(eq(sandboxTextBehaviour.id, ONLY_ROW));
  return row?.behaviour ?? 'DELIVER';
}

export async function setSandboxBehaviour(db: Database, behaviour: SandboxBehaviour): Promise<void> {
  await db
    .insert(sandboxTextBehaviour)
    .values({ id: ONLY_ROW, behaviour })
    .onConflictDoUpdate({ target: sandboxTextBehaviour.id, set: { behaviour } });
}

/** The messages of the sandbox, newest first; no route of production reads them. */
export async function listSandboxTexts(db: Database) {
  const rows = await db
    .select()
    .from(sandboxTextMessages)
    .orderBy(desc(sandboxTextMessages.id))
    .limit(NEWEST);
  return rows.map(({ id, recipient, body, state, createdAt }) => ({
    id,
    to: recipient,
    text: body,
    state,
    createdAt: createdAt.toISOString(),
  }));
}
