import { z } from 'zod';
import {
  PROBLEM_LIMITS,
  problemDraftContentSchema,
  type ProblemDraftContent,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import { FileFindings, type ReadProblem } from '../FileFindings.ts';
import { IN_KOREAN, readYaml } from '../readYaml.ts';
import type { PackageFiles } from '../unzipPackage.ts';
import { readCases } from './icpcCases.ts';
import { checkerOfFlags } from './icpcChecker.ts';
import { readStatement } from './icpcStatement.ts';
import { readSubmissions } from './icpcSubmissions.ts';
import { icpcTexts as texts } from './icpcTexts.ts';

// The problem package: https://icpc.io/problem-package-format/

const HEAD = 'problem.yaml';
const PLAIN_TYPES = new Set(['pass-fail', 'scoring']);
const KNOWN =
  /^(?:problem\.yaml|\.timelimit|domjudge-problem\.ini|data\/|submissions\/|(?:problem_statement|statement)\/problem(?:\.[a-z-]+)?\.(?:md|tex)$)/i;
const DATA = /^data\/(?:(?:sample|secret)\/.+\.(?:in|ans)|(?:.+\/)?test(?:data|_data|_group)\.yaml)$/;

const words = z.union([z.string(), z.array(z.string())]);
/** Packages hold much that does not concern us. */
const headSchema = z.looseObject({
  name: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  type: words.default('pass-fail'),
  validation: z.string().default('default'),
  validator_flags: words.default(''),
  limits: z.looseObject({ time_limit: z.number().optional(), memory: z.number().optional() }).optional(),
});
type Head = z.output<typeof headSchema>;
const flagsSchema = z.looseObject({
  output_validator_flags: words.optional(),
  output_validator_args: words.optional(),
});

/**
 * Reads a problem package of the ICPC as a draft. A part without a place here is noted, one that would change
 * the problem is refused.
 */
export function readIcpc(files: PackageFiles): ReadProblem {
  const findings = new FileFindings();
  const { value: head, errors } = readYaml(files.get(HEAD) ?? '', headSchema);
  errors.forEach((message) => findings.error(HEAD, message));
  if (!head) return { content: null, findings };

  const types = joined(head.type).split(/\s+/);
  types.filter((type) => !PLAIN_TYPES.has(type)).forEach((type) => findings.error(HEAD, texts.ownType(type)));
  refuseValidators(files, findings, head);
  const statement = readStatement(files, findings);
  const title = nameOf(head.name) ?? statement.title;
  if (title === null) findings.error(HEAD, texts.noName);
  const { caseList, names, subtaskList } = readCases(files, findings, types.includes('scoring'));
  const { programs, pathOf } = readSubmissions(files, findings);
  const parsed = problemDraftContentSchema.safeParse(
    {
      ...{ title: title ?? '', content: statement.content, difficulty: 1 },
      ...readLimits(files, findings, head),
      checker: readChecker(files, findings, head),
      ...{ subtaskList, caseList, programs },
      hintList: ['', '', ''],
    } satisfies ProblemDraftContent,
    IN_KOREAN,
  );
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field, at, part] = path;
    const language = LANGUAGES.find((one) => one === at);
    if (field === 'content') findings.error(statement.path, message);
    else if (field === 'caseList' && typeof at === 'number')
      findings.error(`${names[at]}.${part === 'input' ? 'in' : 'ans'}`, message);
    else if (field === 'caseList') findings.error('data', message);
    else findings.error(field === 'programs' && language ? pathOf(language) : HEAD, message);
  }
  noteOthers(files, findings);
  findings.note(HEAD, texts.noHints);
  return { content: findings.isFine ? (parsed.data ?? null) : null, findings };
}

const joined = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(' '));

function nameOf(name: Head['name']): string | null {
  if (name === undefined || typeof name === 'string') return name ?? null;
  return name['ko'] ?? name['en'] ?? Object.values(name)[0] ?? null;
}

function refuseValidators(files: PackageFiles, findings: FileFindings, { validation }: Head): void {
  const own = [...files.keys()].find((path) => path.startsWith('output_validator/'));
  if (own !== undefined) findings.error('output_validator', texts.ownValidator);
  if (validation.trim() !== 'default') findings.error(HEAD, texts.ownValidator);
}

function readChecker(
  files: PackageFiles,
  findings: FileFindings,
  head: Head,
): ProblemDraftContent['checker'] {
  const data = ['data/testdata.yaml', 'data/test_data.yaml', 'data/test_group.yaml'].find((path) =>
    files.has(path),
  );
  const { value } = readYaml(files.get(data ?? '') ?? '', flagsSchema);
  const ofData = value?.output_validator_flags ?? value?.output_validator_args;
  const path = ofData === undefined ? HEAD : (data ?? HEAD);
  const read = checkerOfFlags(joined(ofData ?? head.validator_flags));
  if ('checker' in read) return read.checker;
  findings.error(path, texts.unknownFlag(read.unknown));
  return { kind: 'tokens', tolerance: 0, source: '' };
}

function readLimits(files: PackageFiles, findings: FileFindings, { limits }: Head) {
  const ini = /^[ \t]*timelimit[ \t]*=[ \t]*['"]?([\d.]+)/m.exec(
    files.get('domjudge-problem.ini') ?? '',
  )?.[1];
  const seconds = limits?.time_limit ?? (Number(files.get('.timelimit') ?? ini ?? 1) || 1);
  const within = (what: string, value: number, { least, most }: { least: number; most: number }) => {
    const kept = Math.min(most, Math.max(least, Math.round(value)));
    if (kept !== value) findings.note(HEAD, texts.clipped(what, value, kept));
    return kept;
  };
  return {
    timeLimitMs: within(texts.time, seconds * 1000, PROBLEM_LIMITS.timeMs),
    memoryLimitMb: within(
      texts.memory,
      limits?.memory ?? PROBLEM_LIMITS.memoryMb.most,
      PROBLEM_LIMITS.memoryMb,
    ),
  };
}

/** Names the parts that are left out once for each folder. */
function noteOthers(files: PackageFiles, findings: FileFindings): void {
  for (const path of files.keys()) {
    if (path.startsWith('data/') && !DATA.test(path)) findings.note(path, texts.leftOut);
    else if (!KNOWN.test(path)) findings.note(path.split('/')[0] ?? path, texts.leftOut);
  }
}
