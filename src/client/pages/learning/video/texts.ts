export const videoLessonTexts = {
  converting: '업로드가 완료되었습니다. 파일을 변환중이니 잠시후에 확인해주세요!',
  convertingHint: '준비가 끝나면 저절로 나타나요.',
  failed: '영상을 불러오지 못했어요.',
  missing: '아직 영상이 없어요.',
  missingHint: '선생님이 준비하고 있어요. 조금 뒤에 다시 와 보세요.',
  watched: '다 봤어요!',
  watchedShare: (percent: number) => `${percent}% 봤어요`,
  goal: '끝까지 보면 조개가 빛나요. 건너뛴 곳은 나중에 다시 봐도 돼요.',
  next: '다음으로 가기',
  unsent: '인터넷이 끊겨서 본 곳을 아직 적지 못했어요. 이어지면 다시 적을게요.',
} as const;
