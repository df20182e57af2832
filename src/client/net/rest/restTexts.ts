/** Words of the request layer (product spec §8, «Global behaviours»). */
export const restTexts = {
  offline: '네트워크 연결 상태를 확인해 주세요.',
  unexpected: '예기치 못한 오류가 발생했습니다.',
  videoConverting: '업로드가 완료되었습니다. 파일을 변환중이니 잠시후에 확인해주세요!',
  visibleStateTitle: '준비 중입니다.',
  visibleStateDetail: '비공개 기능이 곧 업데이트 될 예정입니다.',
  tutorDraft: '생성되었습니다. 잠시 후에 확인해주세요!',
  channel: '교실',
} as const;
