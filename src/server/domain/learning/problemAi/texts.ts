import type { AiDraftFault } from '#server/gateways/aiDraft/aiDraftGateway.ts';

/** The server's words for staff about drafts by a model. */
export const problemAiTexts = {
  accepted: '생성되었습니다. 잠시 후에 확인해주세요!',
  failed: {
    OFF: '이 서버에서는 AI 초안을 쓰지 않아요.',
    LATE: 'AI가 제시간에 답하지 못했어요. 조금 뒤에 다시 부탁해 주세요.',
    BUSY: 'AI가 지금 바쁘거나 연결되지 않아요. 조금 뒤에 다시 부탁해 주세요.',
    REFUSED: 'AI 연결 설정이 맞지 않아요. 서버 관리자에게 알려 주세요.',
    UNREADABLE: 'AI가 문제로 쓸 수 없는 답을 주었어요. 주제를 더 자세히 써서 다시 부탁해 주세요.',
  } satisfies Record<AiDraftFault, string>,
  full: '문제를 더 만들 수 없어요. 쓰지 않는 문제를 지우고 다시 부탁해 주세요.',
} as const;
