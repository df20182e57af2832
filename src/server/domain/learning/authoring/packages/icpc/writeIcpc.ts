import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { AppError } from '#server/platform/appError.ts';
import { fileNumber, PROGRAM_FILES } from '../programFiles.ts';
import { writeYaml } from '../readYaml.ts';
import { packageTexts } from '../texts.ts';
import { flagsOfChecker } from './icpcChecker.ts';
import { WRONG_FOLDERS } from './icpcSubmissions.ts';
import { icpcTexts as texts } from './icpcTexts.ts';

const refuse = (message: string, log: string) => new AppError('PACKAGE_REFUSED', { message, log });

/**
 * Files of a problem package of the ICPC. Throws PACKAGE_REFUSED for a problem that would be another one there: with a
 * checker or points of its own, or without a solution in a language of contests.
 */
export function writeIcpc(content: ProblemDraftContent): ReadonlyMap<string, string> {
  const { title, checker, subtaskList, caseList, timeLimitMs, memoryLimitMb } = content;
  const flags = flagsOfChecker(checker);
  if (flags === null) throw refuse(texts.exportChecker, 'a checker of its own');
  if (subtaskList.length > 0) throw refuse(texts.exportSubtasks, 'subtasks');
  const languages = (['JAVASCRIPT', 'PYTHON'] as const).filter(
    (language) => (content.programs[language]?.solution.trim() ?? '') !== '',
  );
  if (languages.length === 0) throw refuse(texts.exportPrograms, 'no solution in JavaScript or Python');

  const head = {
    problem_format_version: 'legacy',
    name: title.trim() === '' ? packageTexts.untitled : title,
    type: 'pass-fail',
    validation: 'default',
    ...(flags !== '' && { validator_flags: flags }),
    limits: { memory: memoryLimitMb },
  };
  const files = new Map([
    ['problem.yaml', writeYaml(head)],
    // The format itself has no place for a limit in seconds; these are where its tools look.
    ['.timelimit', `${timeLimitMs / 1000}\n`],
    ['domjudge-problem.ini', `timelimit='${timeLimitMs / 1000}'\n`],
    ['problem_statement/problem.ko.md', content.content],
  ]);
  caseList.forEach(({ input, expected, hidden }, index) => {
    const path = `data/${hidden ? 'secret' : 'sample'}/${fileNumber(index)}`;
    files.set(`${path}.in`, input);
    files.set(`${path}.ans`, expected);
  });
  for (const language of languages) {
    const { ending } = PROGRAM_FILES[language];
    const { solution = '', wrongList = [] } = content.programs[language] ?? {};
    files.set(`submissions/accepted/solution.${ending}`, solution);
    wrongList.forEach(({ source, verdict }, index) => {
      files.set(`submissions/${WRONG_FOLDERS[verdict]}/wrong-${index + 1}.${ending}`, source);
    });
  }
  return files;
}
