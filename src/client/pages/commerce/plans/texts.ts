import { josa } from 'es-hangul';
import { PLAN_BENEFITS, type BenefitName } from '#shared/commerce/planBenefits.ts';
import type { Subscription } from '#shared/contract/commerce/subscriptions.ts';
import { wonText } from '#client/pages/commerce/purchase/texts.ts';

const { draftVersions, pets, members, subChannels, textMessages } = PLAN_BENEFITS;

/** Texts of the page of plans. */
export const planTexts = {
  title: '구독',
  lead: '달마다 내고, 언제든 그만둘 수 있어요.',
  leadOf: (name: string) => `${josa(name, '이/가')} 쓸 구독이에요. 달마다 내고, 언제든 그만둘 수 있어요.`,
  failed: '구독을 불러오지 못했어요.',
  names: { DOLPHIN_PRO: '돌핀 프로', CHANNEL_PRO: '교실 프로' },
  about: { DOLPHIN_PRO: '더 많이 배우고 싶은 나를 위해', CHANNEL_PRO: '교실을 여는 선생님을 위해' },
  month: '한 달',
  channel: '어느 교실에서 쓸까요?',
  allHeld: '관리하는 교실에서 모두 쓰고 있어요.',
  noChannel: '내가 관리하는 교실이 없어요.',
  makeChannel: '교실 만들기',
  channelsFailed: '내 교실을 불러오지 못했어요.',
  subscribe: (won: number) => `한 달 ${wonText(won)} 구독하기`,
  card: '달마다 결제할 카드는 결제 회사가 맡아 두고, 돌핀 월드에는 남지 않아요.',
  agree: '달마다 자동으로 결제되고, 다음 결제 전에 그만둘 수 있다는 것을 알았어요.',
  child: '구독은 보호자가 보호자 페이지에서 시작하고 그만둘 수 있어요.',
  own: '내 구독',
  states: {
    ACTIVE: '쓰는 중',
    ENDING: '그만두기로 함',
    PAST_DUE: '결제 실패',
    ENDED: '끝남',
  } satisfies Record<Subscription['state'], string>,
  since: (day: string) => `${day}부터`,
  renews: (day: string, won: number) => `다음 결제 ${day}, ${wonText(won)}`,
  until: (day: string) => `${day}까지 쓸 수 있어요`,
  pastDue: (day: string) => `카드 결제가 되지 않았어요. ${day}에 다시 해 볼게요.`,
  ended: (day: string) => `${day}에 끝났어요`,
  cancel: '구독 그만두기',
  cancelAsk: (name: string) => `${josa(name, '을/를')} 그만둘까요?`,
  cancelDetail: (day: string) => `${day}까지는 그대로 쓸 수 있고, 그 뒤에는 결제하지 않아요.`,
  cancelled: '구독을 그만두기로 했어요.',
  resume: '다시 이어 쓰기',
  resumed: '구독을 이어 가요.',
  notSaved: '저장하지 못했어요. 잠시 뒤에 다시 해 주세요.',
  gives: {
    allCourses: '돌핀 월드의 모든 수업과 학습지를 따로 사지 않고 배워요',
    draftVersions: `문제마다 내 코드 기록 ${draftVersions.without}개 대신 ${draftVersions.with}개`,
    pets: `함께 다니는 바다 짝꿍 ${pets.without}마리 대신 ${pets.with}마리`,
    members: `멤버 ${members.without}명을 넘어도 돼요`,
    subChannels: `아래에 교실 ${subChannels.with}개까지 더 만들기`,
    textMessages: `문자 하루 ${textMessages.with}통까지 보내기`,
    aiDrafts: 'AI로 문제 초안 만들기',
  } satisfies Record<BenefitName, string>,
} as const;
