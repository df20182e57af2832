import { existsSync, globSync } from 'node:fs';
import { besideWorldFiles, doorFiles, pageScripts, worldFiles } from './scripts/support/shellFiles.ts';

const CHANNELS = 'src/client/pages/channels';
const channelPage = (module: string) =>
  pageScripts(`${CHANNELS}/ChannelRoutes.tsx`, `${CHANNELS}/${module}.tsx`);
const staffPage = (module: string) =>
  pageScripts(...['ChannelRoutes', 'StaffRoutes', module].map((name) => `${CHANNELS}/${name}.tsx`));

// The lists of the materials, and an editor that is fetched by itself.
const AUTHORING = 'src/client/pages/learning/authoring';
const materialsPage = (...pages: readonly string[]) =>
  pageScripts(
    ...['ChannelRoutes', 'StaffRoutes'].map((name) => `${CHANNELS}/${name}.tsx`),
    ...['AuthoringRoutes', ...pages].map((name) => `${AUTHORING}/${name}.tsx`),
  );

const PURCHASE = 'src/client/pages/commerce/purchase';
const purchasePage = (module: string) =>
  pageScripts('src/client/app/MoreRoutes.tsx', `${PURCHASE}/${module}.tsx`);

// Pieces of the design system are script, and the style sheets that they replace are not counted here: a board and a
// post carry 2 to 5 kB more than other pages. An editor carries the list of what is missing before publishing.
// The world carries 3 kB more than wanted for feet on every ground, splits of races and the places of paths, foes and stage doors; pages of the class
// 1 kB for answers of kinds that they do not know.
// Brotli sizes of the first load: what `npm run bench:load` counts on the wire, without the headers of each file.
const limits = [
  { name: 'Page before the world', path: doorFiles(), limit: '159.5 kB' },
  { name: 'Scripts of the world', path: worldFiles(), limit: '183 kB' },
  { name: 'Beside the world at a first visit', path: besideWorldFiles(), limit: '13 kB' },
  { name: 'Phaser', path: globSync('dist/build/phaser-*.js'), limit: '330 kB' },
  {
    name: 'Letters of the first pages',
    path: globSync('dist/build/{jua-first,jua-signs,pretendard-first}-*.woff2'),
    limit: '150 kB',
  },
  { name: 'Main page of a channel', path: channelPage('home/ChannelHomePage'), limit: '200 kB' },
  { name: 'Board of a channel', path: channelPage('boards/BoardPage'), limit: '202 kB' },
  { name: 'Post of a channel', path: channelPage('boards/PostPage'), limit: '206 kB' },
  { name: 'Courses of a channel', path: channelPage('courses/ClassCoursesPage'), limit: '200 kB' },
  { name: 'Homework of a pupil', path: channelPage('homework/HomeworkPage'), limit: '200 kB' },
  { name: 'Purchase of tickets', path: purchasePage('PurchasePage'), limit: '248 kB' },
  { name: 'Result of a payment', path: purchasePage('PurchaseResultPage'), limit: '202 kB' },
  { name: 'Members of a channel', path: staffPage('members/MembersPage'), limit: '223 kB' },
  { name: 'Overview of a class', path: staffPage('classOverview/ClassOverviewPage'), limit: '222 kB' },
  { name: 'Progress of a class', path: staffPage('progress/ProgressPage'), limit: '220 kB' },
  { name: 'Materials of a class', path: materialsPage(), limit: '227 kB' },
  { name: 'A course of staff', path: materialsPage('kinds/course/CoursePage'), limit: '240 kB' },
  { name: 'A problem of staff', path: materialsPage('kinds/problem/ProblemPage'), limit: '246 kB' },
  { name: 'A document of staff', path: materialsPage('kinds/document/DocumentPage'), limit: '244 kB' },
  { name: 'A video of staff', path: materialsPage('kinds/video/VideoPage'), limit: '242 kB' },
];

/** The build has compressed every text that gains by it. */
const delivered = (file: string): string => (existsSync(`${file}.br`) ? `${file}.br` : file);

export default limits.map(({ path, ...limit }) => ({ ...limit, path: path.map(delivered), brotli: false }));
