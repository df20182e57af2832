/** Harmful lines of an eighth day; the filter was changed after the seventh lists and before these were written. */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Insults, parents, bodies, shutting out and threats. */
export const EIGHTH_INSULTS = lines(`
  ㅅㅂ놈아 비켜
  시바알 뭐 하냐
  병123신
  ㅄ아 나가
  개1새1끼
  이 ㅁㅊ놈이
  졸라 못하네 등신
  꺼져 병신아
  느금마 출장 갔냐
  니 애비 노가다
  엄마 어디 갔어 도망갔어? ㅋㅋ
  얼굴 좀 가려라 토할 것 같아
  코가 돼지코네 너
  살 빼라 의자 부서지겠다
  니 머리엔 뭐가 들었냐 똥?
  너 바보지 진짜 바보
  너는 왜 사냐 진짜 궁금
  쟤 좀 강퇴시켜 재수 없어
  너랑 짝 되면 자살각
  못생긴 애는 말 걸지 마
  찐따라 친구도 없네
  너 왕따라며?
  니 말투 개재수 없어
  너 같은 쓰레기는 처음 본다
  패 버리기 전에 나가
  너 내일 학교에서 맞을 줄 알아
  죽어 버려 제발
  칼 들고 찾아간다
  다리 부러뜨려 줄까
  너 신고해서 정지 먹인다 병신
  섹스가 뭔지 알아?
  야동 같이 볼래
  fuck you man
  you are so stupid and ugly
  kill yourself
  애비 뒤진 새끼
  장애인 새끼
  ㅈ까 ㅋㅋ
  정신 나간 놈
  미친년이 나대네
`);

/** Asks for what is one's own, for meeting, pictures, gifts and secrets. */
export const EIGHTH_ASKS = lines(`
  카톡 있어? 친추하게 아이디 줘
  ㅋ ㅏ 톡 ㄱ
  디스코드 깔았어? 닉 뭐야
  인스타 디엠 보낼게 아이디
  전번 좀 줘 ㅎㅎ
  010 1234 오륙칠팔
  공일공삼삼삼삼사사사사
  메일로 보내 kim0923 골뱅이 naver
  너 집 어디야 나 가까운 데 사는 듯
  초등학교 어디 나와
  우리 만날래? 이번 주 토요일
  공원에서 보자 혼자 와
  얼굴 사진 보내 줘 귀여울 듯
  전신 사진 있어?
  비밀번호 좀 알려 줘 아이템 넣어 줄게
  문상 줄게 사진 보내
  엄마한테 말하지 마 알겠지
  우리 비밀이다 어른들한테 말하면 안 돼
  너 남친 있어? 없으면 나랑 사귀자
  가슴 커?
  속옷 무슨 색이야
  영상통화 하자 심심해
  전화해도 돼? 번호 줘
  너네 부모님 집에 없지?
  학교 이름이랑 반 알려 줘
  오픈카톡 만들었어 들어와
  계정 교환할래
  엄마 카드로 결제하면 돼
  너 어디 살아 나 분당
  나 20살인데 친하게 지낼래?
`);

/** Words of somebody who may hurt itself. */
export const EIGHTH_SELF_HARM = lines(`
  죽고 싶다는 생각만 들어
  나 자해했어
  살기 싫어
  나 왕따당해서 학교 가기 싫어
  엄마가 때려서 멍들었어
`);
