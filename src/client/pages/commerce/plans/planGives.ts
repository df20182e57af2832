import type { EngineeringPlan } from '#shared/contract/people/accounts.ts';

const GIVES: Readonly<Record<EngineeringPlan, readonly string[]>> = {
  DOLPHIN_PRO: ['돌핀 월드의 모든 수업과 문제집', '두 배로 남는 내 코드 기록', '함께 다니는 친구 세 마리'],
  CHANNEL_PRO: ['더 많은 멤버', '하위 채널 만들기', '보호자에게 문자 보내기', 'AI로 문제 초안 만들기'],
};

/** What a plan brings, one line each. */
export const planGives = (plan: EngineeringPlan): readonly string[] => GIVES[plan];
