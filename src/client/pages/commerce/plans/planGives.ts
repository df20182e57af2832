import { benefitsOf, PLAN_BENEFITS, type BenefitName } from '#shared/commerce/planBenefits.ts';
import type { EngineeringPlan } from '#shared/contract/people/accounts.ts';

const { draftVersions, members, subChannels, textMessages } = PLAN_BENEFITS;

const TEXTS: Readonly<Record<BenefitName, string>> = {
  allCourses: '돌핀 월드의 모든 수업과 문제집을 따로 사지 않고 배워요',
  draftVersions: `문제마다 내 코드 기록 ${draftVersions.without}개 대신 ${draftVersions.with}개`,
  members: `멤버 ${members.without}명을 넘어도 돼요`,
  subChannels: `하위 채널 ${subChannels.with}개까지 만들기`,
  textMessages: `문자 하루 ${textMessages.with}통까지 보내기`,
  aiDrafts: 'AI로 문제 초안 만들기',
};

/** What a plan brings, one line each. */
export const planGives = (plan: EngineeringPlan): readonly string[] =>
  benefitsOf(plan).map((name) => TEXTS[name]);
