import { strToU8, zipSync } from 'fflate';
import { writeDocument } from '#server/domain/learning/authoring/kinds/document/documentPackage.ts';
import { writeProblem } from '#server/domain/learning/authoring/kinds/problem/problemPackage.ts';
import { writeYaml } from '#server/domain/learning/authoring/packages/readYaml.ts';

/** Solves the problem of the package. */
export const DOUBLED = 'print(Number(input()) * 2);';

/** A course as a teacher gets it from a colleague: one lesson of every kind of content, its film among the files. */
export function everyKindPackage(title: string, film: Uint8Array): Buffer {
  const kinds = { document: '읽기', problem: '두 배', block: '무늬', video: '물결' };
  const contents = Object.entries(kinds).map(([type, name]) => ({ type, ref: type, title: name }));
  const preparing = { type: 'preparing', title: '다음 이야기', comment: '다음 주에 열려요.' };
  const lessons = [{ title: '첫 만남', contents: [...contents, preparing] }];
  const problem = writeProblem({
    ...{ title: '두 배', content: '수를 읽어 두 배를 말해요.', difficulty: 1 },
    ...{ timeLimitMs: 1000, memoryLimitMb: 64, checker: { kind: 'trimmed', tolerance: 0, source: '' } },
    subtaskList: [],
    caseList: [1, 4, 50].map((n) => ({ input: `${n}`, expected: `${n * 2}`, hidden: n > 1 })),
    hintList: ['두 번 더해요.', '곱하기 2예요.', 'input()은 글자예요.'],
    programs: {
      JAVASCRIPT: {
        ...{ starter: 'const n = input();', solution: DOUBLED },
        wrongList: [{ source: 'print(input());', verdict: 'WA' }],
      },
    },
  });
  const files: Record<string, string | Uint8Array> = {
    'course.yaml': writeYaml({ format: 1, title, lessons }),
    'documents/document.md': writeDocument({ title: '읽기', content: '## 파도\n파도는 또 와요.' }),
    'blocks/block.yaml': writeYaml({ title: '무늬', content: '무늬를 만들어요.' }),
    'videos/video.yaml': writeYaml({ title: '물결', videoType: 'FILE' }),
    'videos/video.mov': film,
    ...Object.fromEntries([...problem].map(([path, text]) => [`problems/problem/${path}`, text])),
  };
  const entries = Object.entries(files).map(
    ([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}
