/** Texts of the windows in which an identity is verified. */
export const identityPageTexts = {
  closed: {
    title: '본인인증',
    hint: '이 창은 곧 닫혀요. 닫히지 않으면 아래 버튼을 누르거나, 처음 화면으로 돌아가 주세요.',
    close: '창 닫기',
  },
  sandbox: {
    title: '본인인증 연습',
    lead: '진짜 본인인증이 아니에요. 아무에게도 알리지 않고, 아래에서 고른 대로 대답해요.',
    birthDate: '인증할 사람의 태어난 날',
    behaviours: {
      PASS: '인증하기',
      CANCEL: '취소하고 돌아가기',
      FORGE: '바뀐 데이터로 대답하기',
      REPLAY: '같은 대답을 두 번 보내기',
    },
    others: '실패를 시험하기',
    missing: '태어난 날을 골라 주세요.',
    failed: '이 창은 이미 썼거나 시간이 지났어요. 창을 닫고 다시 시작해 주세요.',
  },
} as const;
