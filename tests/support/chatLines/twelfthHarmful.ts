/** Harmful lines of a twelfth day, scorn in ordinary words again; written after the filter was changed for the eleventh lists. */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const TWELFTH_INSULTS = lines(`
  너희 집은 에어컨도 없다며
  신발이 그거 하나야? 맨날 신네
  너 체험학습비 못 냈지
  너네 아빠 배달하더라 ㅋㅋ
  너네 엄마 너무 뚱뚱해서 문에 끼겠다
  아빠 없이 커서 그런가 봐
  너희 부모님 맨날 싸우지
  너 이마 왜 그렇게 넓어 운동장이야?
  너 진짜 못생겼다 가면 써
  네 얼굴 보면 웃음이 나와
  다리가 코끼리네
  너 뱃살 봐 출렁출렁
  귀 큰 거 봐 원숭이야?
  머리 좀 감아 기름 흘러
  너랑 짝 되면 토할 것 같아
  걔가 앉았던 의자 닦고 앉아
  이것도 못 풀어? 바보 아니야
  또 틀렸어? 대단하다 대단해
  너는 뭘 해도 안 돼
  그냥 포기해 너는 안 돼
  너 때문에 우리 팀 또 졌잖아
  네가 들어오면 무조건 져
  너 한글 떼긴 했니
  네 코드 보면 한숨만 나와
  네가 그린 그림 쓰레기통에 넣어
  발로 그렸냐
  손이 발이야? 컨트롤 왜 그래
  초등학생보다 못하네
  너는 우리 모둠에 필요 없어
  쟤 말은 듣지 말자
  쟤 온다 다들 조용히 해
  넌 초대 못 해 자리가 없거든
  너 빼고 다 친구야
  네 말 아무도 안 믿어
  아무도 네 생일 기억 안 해
  네 편 들어줄 사람 없어
  예쁜 척하지 마 토 나와
  또 잘난 척이네
  겁쟁이 주제에
  너 같은 건 필요 없어
`);
