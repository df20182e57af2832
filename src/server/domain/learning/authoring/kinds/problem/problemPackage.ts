import { z } from 'zod';
import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import {
  CHECKER_KINDS,
  MOST_CASES,
  MOST_WRONG_SOLUTIONS,
  PROBLEM_HINTS,
  problemDraftContentSchema,
  type ProblemDraftContent,
  type ProblemPrograms,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { FileFindings, type ReadProblem } from '#server/domain/learning/authoring/packages/FileFindings.ts';
import {
  fileNumber,
  languageOfFolder,
  PROGRAM_FILES,
} from '#server/domain/learning/authoring/packages/programFiles.ts';
import { IN_KOREAN, readYaml, writeYaml } from '#server/domain/learning/authoring/packages/readYaml.ts';
import { packageTexts as texts } from '#server/domain/learning/authoring/packages/texts.ts';
import type { PackageFiles } from '#server/domain/learning/authoring/packages/unzipPackage.ts';

const HEAD = 'problem.yaml';
const STATEMENT = 'statement.md';
const CHECKER = 'checker.js';
const CASE = /^cases\/([\p{L}\d_-]{1,60})\.(in|out)$/u;
const PROGRAM = /^solutions\/([a-z]+)\/(starter|solution|wrong-(\d{1,2})-([A-Z]{2,3}))\.([a-z]+)$/;

const fields = problemDraftContentSchema.shape;

/** `problem.yaml`. */
const headSchema = z.strictObject({
  format: z.literal(1, '이 판의 파일은 읽을 수 없어요. format: 1이어야 해요.'),
  title: lmsTitle,
  difficulty: fields.difficulty.default(1),
  timeLimitMs: fields.timeLimitMs.default(1000),
  memoryLimitMb: fields.memoryLimitMb.default(64),
  checker: z
    .strictObject({ kind: z.enum(CHECKER_KINDS), tolerance: z.number().min(0).max(1).default(0) })
    .default({ kind: 'trimmed', tolerance: 0 }),
  subtasks: fields.subtaskList.default([]),
  /** In their order; by the names of their files. */
  cases: z
    .array(z.strictObject({ name: z.string(), hidden: z.boolean().default(false) }))
    .max(MOST_CASES)
    .default([]),
  hints: z.array(z.string()).max(PROBLEM_HINTS).default([]),
});

/** Whether the root file of a package is of this format and not of the ICPC's. */
export const isOwnProblem = (head: string): boolean => /^format:/m.test(head);

/** `problems/<slug>/`: its facts, its statement, a file for each text of a case and for each program. */
export function readProblem(files: PackageFiles): ReadProblem {
  const findings = new FileFindings();
  const known = new Set<string>();
  const textAt = (path: string): string => {
    known.add(path);
    const text = files.get(path);
    if (text === undefined) findings.error(path, texts.noFile);
    return text ?? '';
  };
  for (const [path, text] of files) if (text === null) findings.error(path, texts.notUtf8);

  const { value: head, errors } = readYaml(textAt(HEAD), headSchema);
  errors.forEach((message) => findings.error(HEAD, message));
  const statement = textAt(STATEMENT);
  const caseList = (head?.cases ?? []).map(({ name, hidden }) => ({
    ...{ input: textAt(`cases/${name}.in`), expected: textAt(`cases/${name}.out`), hidden },
  }));
  const checker = head?.checker.kind === 'custom' ? textAt(CHECKER) : '';
  const programs = readPrograms(files, findings, known);
  // Without the head nobody knows which files belong to it.
  if (head)
    for (const path of files.keys())
      if (!known.has(path))
        findings.error(path, CASE.test(path) ? texts.caseNotNamed : texts.unknownInProblem);
  if (!head) return { content: null, findings };

  const { title, difficulty, timeLimitMs, memoryLimitMb, subtasks, hints, cases } = head;
  const parsed = problemDraftContentSchema.safeParse(
    {
      ...{ title, content: statement, difficulty, timeLimitMs, memoryLimitMb },
      checker: { ...head.checker, source: checker },
      ...{ subtaskList: subtasks, caseList, programs },
      hintList: Array.from({ length: PROBLEM_HINTS }, (_, index) => hints[index] ?? ''),
    } satisfies ProblemDraftContent,
    IN_KOREAN,
  );
  for (const { path, message } of parsed.error?.issues ?? [])
    findings.error(
      fileOf(
        path,
        cases.map(({ name }) => name),
      ),
      message,
    );
  return { content: findings.isFine ? (parsed.data ?? null) : null, findings };
}

function readPrograms(files: PackageFiles, findings: FileFindings, known: Set<string>) {
  const programs: Partial<Record<Language, ProblemPrograms>> = {};
  const wrongs: { language: Language; number: number; source: string; verdict: string }[] = [];
  for (const [path, text] of files) {
    const [, folder = '', name, number, verdict, ending] = PROGRAM.exec(path) ?? [];
    const language = languageOfFolder(folder);
    if (!language || ending !== PROGRAM_FILES[language].ending) continue;
    known.add(path);
    const own = (programs[language] ??= { starter: '', solution: '', wrongList: [] });
    if (number !== undefined && verdict !== undefined)
      wrongs.push({ language, number: Number(number), source: text ?? '', verdict });
    else own[name === 'starter' ? 'starter' : 'solution'] = text ?? '';
  }
  for (const { language, number, source, verdict } of wrongs.toSorted((a, b) => a.number - b.number)) {
    const known = fields.programs.valueType.shape.wrongList.element.shape.verdict.safeParse(verdict);
    const { folder, ending } = PROGRAM_FILES[language];
    if (known.success) programs[language]?.wrongList.push({ source, verdict: known.data });
    else findings.error(`solutions/${folder}/wrong-${number}-${verdict}.${ending}`, texts.noVerdict(verdict));
  }
  return programs;
}

/** The file that a field of the content came from. */
function fileOf([field, first, part]: readonly PropertyKey[], names: readonly string[]): string {
  if (field === 'content') return STATEMENT;
  if (field === 'checker' && first === 'source') return CHECKER;
  if (field === 'caseList' && typeof first === 'number' && part !== undefined)
    return `cases/${names[first]}.${part === 'input' ? 'in' : 'out'}`;
  const language = LANGUAGES.find((one) => one === first);
  if (field !== 'programs' || !language) return HEAD;
  const { folder, ending } = PROGRAM_FILES[language];
  return part === 'wrongList' ? `solutions/${folder}` : `solutions/${folder}/${String(part)}.${ending}`;
}

/** Files of a problem by their paths, as `readProblem` reads them. */
export function writeProblem(content: ProblemDraftContent): ReadonlyMap<string, string> {
  const { title, difficulty, timeLimitMs, memoryLimitMb, checker, subtaskList, caseList, hintList } = content;
  const head = {
    ...{ format: 1, title: title.trim() === '' ? texts.untitled : title },
    ...{ difficulty, timeLimitMs, memoryLimitMb },
    checker: { kind: checker.kind, tolerance: checker.tolerance },
    subtasks: subtaskList,
    cases: caseList.map(({ hidden }, index) => ({ name: fileNumber(index), hidden })),
    hints: hintList,
  };
  const files = new Map([
    [HEAD, writeYaml(head)],
    [STATEMENT, content.content],
  ]);
  if (checker.kind === 'custom') files.set(CHECKER, checker.source);
  caseList.forEach(({ input, expected }, index) => {
    files.set(`cases/${fileNumber(index)}.in`, input);
    files.set(`cases/${fileNumber(index)}.out`, expected);
  });
  for (const language of LANGUAGES) {
    const own = content.programs[language];
    if (!own) continue;
    const { folder, ending } = PROGRAM_FILES[language];
    files.set(`solutions/${folder}/starter.${ending}`, own.starter);
    files.set(`solutions/${folder}/solution.${ending}`, own.solution);
    own.wrongList.slice(0, MOST_WRONG_SOLUTIONS).forEach(({ source, verdict }, index) => {
      files.set(`solutions/${folder}/wrong-${index + 1}-${verdict}.${ending}`, source);
    });
  }
  return files;
}
