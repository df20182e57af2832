/** Korean texts of the members subject that are not in the error catalogue. */
export const memberTexts = {
  mayNotGrant: '나보다 낮은 역할만 줄 수 있어요.',
  alreadyAnswered: '다른 선생님이 이미 처리했어요.',
  alreadyUndone: '이미 되돌렸거나 그 사이에 바뀌었어요.',
  notStaff: '스태프가 아니에요.',
  alreadySuspended: '이미 활동이 멈춰 있어요.',
  /** The reason why a user who is no member cannot be suspended. */
  notSuspendable: {
    PENDING: '아직 가입을 기다리고 있어요. 먼저 승인하거나 거절해 주세요.',
    OUTSIDE: '가입이 거절되어 이 교실의 멤버가 아니에요.',
    BEN: '이미 내보낸 멤버예요.',
  } as Readonly<Record<string, string>> & { readonly OUTSIDE: string },
  alreadyBanned: '이미 내보낸 멤버예요.',
  notSuspended: '활동이 멈춰 있지 않아요.',
  notBanned: '내보낸 멤버가 아니에요.',
  alreadyAsked: '이미 신청했어요. 선생님이 볼 때까지 기다려 주세요.',
  exportColumns: ['번호', '이름', '아이디', '역할', '그룹', '태그', '전화(가림)', '들어온 날'],
  exportFile: (channelName: string, day: string) => `${channelName} 명단 ${day}.csv`,
  ownersFromStaff: '대표는 매니저나 선생님에게만 맡길 수 있어요. 먼저 선생님으로 임명해 주세요.',
  offerGone: '부탁이 취소되었거나 시간이 지났어요.',
  mayNotLeave: '모두가 함께하는 곳이라 나갈 수 없어요.',
};
