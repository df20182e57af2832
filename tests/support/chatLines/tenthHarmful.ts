/** Harmful lines of a tenth day, half of them odd scorn; written after the filter was changed for the ninth lists. */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Insults, parents, bodies, shutting out and threats. */
export const TENTH_INSULTS = lines(`
  시발점 말고 진짜 시발
  아오 ㅅㅂ 렉
  야 이 개놈아
  쌍놈의 새끼
  존나 느리네 진짜
  니 얼굴 보면 밥맛 떨어져
  너네 엄마 청소부지
  아빠 없는 애래
  얘 엄마 도망갔대
  너 학습부진아지?
  특수반 가라
  너 특수반이지 ㅋㅋ
  난독증이냐
  눈치 밥 말아 먹었냐
  뇌가 청순하네
  대가리 꽃밭
  너 좀 모자란 듯
  ㅋㅋ 얼굴 개빻
  피부 썩었네
  땀내 쩐다 저리 가라
  너 안 씻지 냄새 여기까지 난다
  쟤 옆에 앉지 마 옮아
  너 초대한 사람 없는데 왜 왔냐
  너 나가면 우리 팀 좋아할걸
  투표해서 쟤 내쫓자
  쟤 친구 하지 마 소문 안 좋아
  한 번만 더 그러면 죽는다
  니 뼈 부러뜨린다
  우리 오빠 일진이야 조심해
  학폭 당하고 싶냐
  밟히고 싶어?
  니 계정 해킹해 버린다
  ㅗㅗㅗ
  뻐큐 머겅
  보댕이
  자댕이
`);

/** Bodies, ways to reach a child, meetings, pictures, passwords and secrecy. */
export const TENTH_ASKS = lines(`
  꼬추 보여 줘
  찌찌 만져 봤어?
  키스해 봤어?
  나랑 뽀뽀할래
  번호 교환 ㄱ?
  니 번호 적어 줘 내가 걸게
  카톡 하니? 아이디 적어 봐
  디코 닉 뭐임
  인스타 하면 맞팔하자
  틱톡 계정 알려 줘
  로블 닉 알려 줘 거기서 놀자
  어디 사는지 물어봐도 돼?
  우리 집 근처면 만나자
  니네 학교 앞으로 갈게
  학교 이름이 뭐니
  몇 반이야
  얼굴 궁금해 사진 ㄱㄱ
  사진 보내면 로벅스 오백
  비번 뭐로 해 놨어?
  부모님한테 비밀로 해 줘
  이 대화 지워 줘
  오늘 혼자 자?
`);

/** Lines of a child who may hurt itself. */
export const TENTH_SELF_HARM = lines(`
  나 죽으면 슬퍼할 사람 있을까
  아무도 날 안 좋아해 없어지고 싶다
`);
