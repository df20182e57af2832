import { WEEK_DAYS } from '#shared/contract/tutoring/schedules.ts';
import { dayInSeoul, daysLater, instantInSeoul } from '#shared/tutoring/seoulTime.ts';
import { transaction } from '#server/domain/transaction.ts';
import { issueBought } from '#server/domain/tutoring/tickets/paidTickets.ts';
import { createApiClient, type Identity } from './apiClient.ts';
import type { TestServer } from './testServer.ts';

let payments = 1_000_000;

/** Tickets as a payment brings them; answers the id of the payment. */
export async function buyTickets(
  { deps }: TestServer,
  userId: number,
  quantity: number,
  at = deps.clock.now(),
): Promise<number> {
  payments += 1;
  const paymentId = payments;
  await transaction(deps, (tx) => issueBought(tx, { userId, paymentId, productId: null, quantity, at }));
  return paymentId;
}

/** Opens every hour of every week of a teacher. */
export async function openAllHours({ url }: TestServer, teacher: Identity): Promise<void> {
  const userScheduleDateList = WEEK_DAYS.map((startDayOfTheWeek) => ({
    ...{ startDayOfTheWeek, startTime: 0, endTime: 1440 },
  }));
  const { status } = await createApiClient(url).call(
    'schedules.saveDays',
    { body: { userScheduleDateList } },
    teacher,
  );
  if (status !== 200) throw new Error(`openAllHours: the hours were answered with ${status}`);
}

/** A slot so many days after now, at an hour of Seoul. */
export const slotIn = (now: Date, days: number, hour = 15) => ({
  registrationDate: daysLater(dayInSeoul(now), days),
  startTime: hour * 60,
});

export const instantOfSlot = (slot: ReturnType<typeof slotIn>): Date =>
  instantInSeoul(slot.registrationDate, slot.startTime);
