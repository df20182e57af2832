import { z } from 'zod';
import type {
  ProblemCaseDraft,
  ProblemDraftContent,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { FileFindings } from '../FileFindings.ts';
import { readYaml } from '../readYaml.ts';
import { packageTexts } from '../texts.ts';
import type { PackageFiles } from '../unzipPackage.ts';
import { icpcTexts as texts } from './icpcTexts.ts';

const CASE = /^data\/(sample|secret)\/(.+)\.(in|ans)$/;
const GROUP = /^data\/secret\/(.+)\/[^/]+\.in$/;
const byName = new Intl.Collator('en', { numeric: true });

const groupSchema = z.looseObject({
  range: z.string().optional(),
  max_score: z.number().optional(),
});

export interface IcpcCases {
  readonly caseList: ProblemCaseDraft[];
  /** The name of each case, without its ending. */
  readonly names: string[];
  readonly subtaskList: ProblemDraftContent['subtaskList'];
}

/** Samples are shown, secret cases are hidden; of a scoring problem each group of them gives its points. */
export function readCases(files: PackageFiles, findings: FileFindings, isScoring: boolean): IcpcCases {
  const names = new Set<string>();
  for (const path of files.keys()) {
    const [, folder, name] = CASE.exec(path) ?? [];
    if (name !== undefined) names.add(`data/${folder}/${name}`);
  }
  const sorted = [...names].toSorted(
    (a, b) => Number(isSecret(a)) - Number(isSecret(b)) || byName.compare(a, b),
  );
  const textOf = (path: string, missing: string) => {
    const text = files.get(path);
    if (text === undefined) findings.error(path, missing);
    if (text === null) findings.error(path, packageTexts.notUtf8);
    return text ?? '';
  };
  const caseList = sorted.map((name) => ({
    input: textOf(`${name}.in`, texts.noInput),
    expected: textOf(`${name}.ans`, texts.noAnswer),
    hidden: isSecret(name),
  }));
  if (caseList.length === 0) findings.error('data', texts.noCases);
  return {
    ...{ caseList, names: sorted },
    subtaskList: isScoring ? readGroups(files, findings, sorted) : [],
  };
}

const isSecret = (name: string) => name.startsWith('data/secret/');

function readGroups(files: PackageFiles, findings: FileFindings, names: readonly string[]) {
  const cases = new Map<string, number[]>();
  names.forEach((name, index) => {
    const [, group] = GROUP.exec(`${name}.in`) ?? [];
    if (group !== undefined) cases.set(group, [...(cases.get(group) ?? []), index + 1]);
  });
  return [...cases].flatMap(([group, numbers]) => {
    const path = ['testdata.yaml', 'test_group.yaml', 'test_data.yaml']
      .map((name) => `data/secret/${group}/${name}`)
      .find((one) => files.has(one));
    const { value } = readYaml(files.get(path ?? '') ?? '', groupSchema);
    const points = value?.max_score ?? Number(value?.range?.trim().split(/\s+/).at(-1));
    if (Number.isInteger(points) && points > 0) return [{ points, cases: numbers }];
    findings.error(path ?? `data/secret/${group}`, texts.noPoints);
    return [];
  });
}
