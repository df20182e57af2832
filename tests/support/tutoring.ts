import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { WEEK_DAYS } from '#shared/contract/tutoring/schedules.ts';
import { dayInSeoul, daysLater, instantInSeoul } from '#shared/time/seoulTime.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { createApiClient, type Identity } from './apiClient.ts';
import type { TestServer } from './testServer.ts';

/** Says that a payment of a product of the school is paid, as payments do. */
export async function publishPaid(
  { deps }: Pick<TestServer, 'deps'>,
  paid: { readonly userId: number; readonly quantity: number; readonly paymentId: number },
): Promise<void> {
  await transaction(deps, (tx) =>
    emit(tx, {
      ...{ type: 'payment.paid', paymentItemType: 'PRODUCT', ...paid, amount: paid.quantity * 30_000 },
      ...{ contentId: null, productId: null, planCode: null, channelId: DEFAULT_CHANNEL_ID },
      ...{ subscriptionId: null, billingKey: null },
    }),
  );
}

let payments = 1_000_000;

/** Tickets as a payment brings them; answers the id of the payment. */
export async function buyTickets({ deps }: TestServer, userId: number, quantity: number): Promise<number> {
  payments += 1;
  await publishPaid({ deps }, { userId, quantity, paymentId: payments });
  return payments;
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
