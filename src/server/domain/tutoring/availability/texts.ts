export const availabilityTexts = {
  noTeacher: '수업을 맡은 선생님만 시간표를 가질 수 있어요.',
  notYours: '이 선생님의 시간표는 볼 수만 있어요.',
};
