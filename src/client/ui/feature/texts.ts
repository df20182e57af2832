import type { Feature } from '#shared/contract/features.ts';

/** Why a part of the product cannot be used for now. */
export const featureTexts = {
  PAYMENTS: '지금은 결제를 잠시 쉬고 있어요. 나중에 다시 와 주세요.',
  TEXT_MESSAGES: '지금은 문자를 보낼 수 없어요. 나중에 다시 와 주세요.',
  AI_DRAFTS: '지금은 AI가 잠시 쉬고 있어요. 나중에 다시 와 주세요.',
  WHISPERS: '지금은 귓속말이 잠시 쉬고 있어요. 모두와 이야기해 볼까요?',
  BATTLES: '지금은 새 대결을 잠시 쉬고 있어요. 나중에 다시 와 주세요.',
} satisfies Record<Feature, string>;
