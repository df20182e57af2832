import type { IdentityFailure } from '#shared/contract/people/identity.ts';

/** Words of verifying an identity. Source of `done` and `notDone`: product spec §8. */
export const identityTexts = {
  done: '본인인증이 완료되었습니다.',
  notDone: '본인인증이 완료되지 않았습니다. 다시 시도해 주세요.',
  blocked: '브라우저가 창을 막았어요. 주소창에서 팝업을 허용한 뒤 다시 눌러 주세요.',
  failed: '지금은 본인인증을 할 수 없어요. 잠시 뒤에 다시 해 주세요.',
  waiting: '열린 창에서 본인인증을 마쳐 주세요. 창이 닫히면 바로 이어져요.',
  checkNow: '본인인증을 마쳤어요',
  failures: {
    CANCELLED: '본인인증이 완료되지 않았습니다. 다시 시도해 주세요.',
    OTHER_BIRTH_DATE: '가입할 때 적은 태어난 날과 달라요. 계정의 주인이 직접 인증해 주세요.',
    NOT_ADULT: '보호자 확인은 19살부터 할 수 있어요. 어른 보호자가 인증해 주세요.',
    SAME_AS_CHILD: '아이와 보호자는 서로 다른 사람이어야 해요.',
  } satisfies Record<IdentityFailure, string>,
};
