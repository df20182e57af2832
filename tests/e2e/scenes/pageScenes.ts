import { paths } from '#client/ui/routing/paths.ts';
import type { PageScene } from './sceneTypes.ts';

/** Pages of channels need a channel: their own journeys look at them. */
type ChannelPage = 'myChannels' | `channel${string}`;
type PageName = Exclude<
  keyof typeof paths,
  'auth' | 'signOut' | 'codeComments' | 'notice' | 'look' | 'staffStage' | 'practice' | ChannelPage
>;

/** Every page; those that only lead on, or are seen once in a life, are left out. */
export const PAGE_SCENES: { readonly [N in PageName]: PageScene } = {
  world: { path: () => paths.world, shows: '진행 중 퀘스트' },
  signIn: { path: () => paths.signIn, shows: '들어가기', viewer: 'nobody' },
  signUp: { path: () => paths.signUp, shows: '가입하기', viewer: 'nobody' },
  findPassword: { path: () => paths.findPassword, shows: '비밀번호', viewer: 'nobody' },
  guardian: { path: () => paths.guardian, shows: '보호자', viewer: 'nobody' },
  extraInfo: { path: () => paths.extraInfo, shows: '자기소개', viewer: 'newcomer' },
  lounge: { path: () => paths.lounge, shows: '월드로 가기' },
  reports: { path: () => paths.reports, shows: '신고', viewer: 'teacher' },
  staffStages: { path: () => paths.staffStages, shows: '새로 만들기', viewer: 'teacher' },
  notices: { path: () => paths.notices, shows: '공지' },
  home: { path: () => paths.home('me'), shows: '꾸미기' },
  battles: { path: () => paths.battles, shows: '바로 겨루기' },
  battle: { path: () => paths.battle('ZZZZZZ'), shows: '이 방은 이제 없어요.' },
  battleScreen: {
    path: () => paths.battleScreen('ZZZZZZ'),
    shows: '이 방은 이제 없어요.',
    viewer: 'teacher',
  },
  competitions: { path: () => paths.competitions, shows: '봄 코딩 대회' },
  competition: { path: ({ competitionId }) => paths.competition(competitionId), shows: '상장 보기' },
  competitionContent: {
    path: ({ competitionId, competitionContentId }) =>
      paths.competitionContent(competitionId, competitionContentId),
    shows: '연습이에요. 순위는 바뀌지 않아요.',
  },
  competitionScreen: {
    path: ({ competitionId }) => paths.competitionScreen(competitionId),
    shows: '푼 문제',
    viewer: 'teacher',
  },
  staffCompetitions: { path: () => paths.staffCompetitions, shows: '새 대회 만들기', viewer: 'teacher' },
  newCompetition: { path: () => paths.newCompetition, shows: '대회 만들기', viewer: 'teacher' },
  staffCompetition: {
    path: ({ competitionId }) => paths.staffCompetition(competitionId),
    shows: 'CSV 내려받기',
    viewer: 'teacher',
  },
  stages: { path: () => paths.stages, shows: '별을 찾는 바닷길' },
  stage: { path: () => paths.stage(9102), shows: '시작' },
  lesson: { path: () => paths.lesson(1), shows: /./ },
  content: { path: () => paths.content(1, 103), shows: '나와야 하는 것' },
};
