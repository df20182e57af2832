import type { EngineeringPlan } from '#shared/contract/people/accounts.ts';
import { DAY } from '#shared/time/formats.ts';

const PLANS: Readonly<Record<EngineeringPlan, string>> = {
  DOLPHIN_PRO: '돌핀 프로',
  CHANNEL_PRO: '교실 프로',
};
const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

const day = (date: Date) => DAY.format(date);

/** Korean texts of subscriptions that are not in the error catalogue. */
export const subscriptionTexts = {
  alreadyHeld: '이미 이용하고 있어요.',
  orderName: (plan: EngineeringPlan) => `${PLANS[plan]} 1개월`,
  soonSubject: (plan: EngineeringPlan, at: Date) => `${day(at)}에 ${PLANS[plan]}가 다시 결제돼요`,
  soonLines: (plan: EngineeringPlan, at: Date, amount: number) => [
    `이용 중인 ${PLANS[plan]} 구독이 ${day(at)}에 ${won(amount)}으로 다시 결제돼요.`,
    '계속 이용하신다면 하실 일은 없어요. 그만두려면 그 전에 구독 화면에서 해지해 주세요.',
  ],
  failedSubject: (plan: EngineeringPlan) => `${PLANS[plan]} 결제가 되지 않았어요`,
  failedLines: (plan: EngineeringPlan, again: Date, amount: number, reason: string) => [
    `${PLANS[plan]} 구독료 ${won(amount)}이 결제되지 않았어요.${reason === '' ? '' : ` (${reason})`}`,
    `${day(again)}에 한 번 더 결제해 볼게요. 그때까지는 그대로 이용하실 수 있어요.`,
  ],
  endedSubject: (plan: EngineeringPlan) => `${PLANS[plan]} 구독이 끝났어요`,
  endedLines: (plan: EngineeringPlan) => [
    `${PLANS[plan]} 구독료가 세 번 결제되지 않아 구독이 끝났어요.`,
    '만든 내용은 모두 그대로 있어요. 구독 화면에서 언제든 다시 시작하실 수 있어요.',
  ],
  grownLines: (plan: EngineeringPlan) => [
    `아이가 14살이 되어 ${PLANS[plan]} 구독을 보호자의 카드로 더 결제하지 않고 끝냈어요.`,
    '이제 아이가 스스로 구독을 정할 수 있어요. 만든 내용은 모두 그대로 있어요.',
  ],
  button: '구독 보기',
  closing: '궁금한 점이 있으면 이 메일에 답장해 주세요.',
};
