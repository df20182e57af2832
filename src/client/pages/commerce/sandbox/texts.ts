import type { SandboxPaymentBehaviour } from '#shared/contract/commerce/payments.ts';

/** Texts of the window in which payments are tried out. */
export const sandboxTexts = {
  title: '결제 연습',
  lead: '진짜 결제가 아니에요. 돈은 빠져나가지 않고, 아래에서 고른 대로 대답해요.',
  name: '사는 것',
  amount: '낼 돈',
  billing: '다음 결제를 위해 연습용 카드를 등록해요.',
  behaviours: {
    PAY: '결제하기',
    DECLINE: '카드사가 거절하기',
    CLOSE: '내지 않고 닫기',
    DELAYED_WEBHOOK: '내고, 알림은 늦게',
    DOUBLED_WEBHOOK: '내고, 알림을 두 번',
    LOST_REDIRECT: '내고, 돌아오지 않기',
  } satisfies Record<SandboxPaymentBehaviour, string>,
  others: '실패를 시험하기',
  over: '이 결제는 끝났어요. 창을 닫고 처음 화면으로 돌아가 주세요.',
  close: '창 닫기',
  failed: '결제를 찾을 수 없어요.',
  notSent: '대답을 보내지 못했어요. 다시 눌러 주세요.',
} as const;
