import { useMutation } from '@tanstack/react-query';
import { CircleHelp, ClipboardPaste, FolderInput, Plus, Trash2, WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { expectOutputs } from '#client/net/learning/authoring/problemDrafts.ts';
import { Heading } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FileInput } from '#client/ui/form/FileInput.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import {
  MOST_CASES,
  PROBLEM_TEXT_LIMITS,
  type ProblemCaseDraft,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { parseCases } from './parseCases.ts';
import { readCaseFiles } from './readCaseFiles.ts';
import type { PanelProps } from './problemCalls.ts';
import { problemTexts as texts } from './texts.ts';

/** The cases of a problem: typed, pasted, or with outputs as the solution prints them. */
export function CasesPanel({ content, onContent, draftId }: PanelProps & { readonly draftId: number }) {
  const { id } = useChannel();
  const [pasted, setPasted] = useState<string | null>(null);
  const { caseList, programs } = content;
  const solved = LANGUAGES.find((language) => programs[language]?.solution.trim());
  const setCases = (change: (before: ProblemCaseDraft[]) => ProblemCaseDraft[]) =>
    onContent((before) => ({ ...before, caseList: change(before.caseList) }));
  const setCase = (index: number, change: Partial<ProblemCaseDraft>) =>
    setCases((before) => before.map((one, at) => (at === index ? { ...one, ...change } : one)));
  const fill = useMutation({
    mutationFn: () => {
      if (solved === undefined) throw new Error(texts.fillNeeds);
      const inputList = caseList.map(({ input }) => input);
      return expectOutputs(
        { id, draftId },
        { language: solved, source: programs[solved]?.solution ?? '', inputList },
      );
    },
    onSuccess: (outputs) => {
      const failed = outputs.find(({ error }) => error !== null);
      setCases((before) =>
        before.map((one, index) => {
          const found = outputs[index];
          return found?.error === null ? { ...one, expected: found.output.replace(/\n$/, '') } : one;
        }),
      );
      showToast(
        failed
          ? { text: `${texts.fillFailed} ${failed.error ?? ''}`, theme: 'warning' }
          : { text: texts.filled, theme: 'success' },
      );
    },
    onError: (error) => showToast({ text: userMessageOf(error, texts.fillFailed), theme: 'warning' }),
  });
  const files = useRef<HTMLInputElement>(null);
  const addCases = (found: readonly ProblemCaseDraft[]) =>
    setCases((before) =>
      [...before.filter(({ input, expected }) => input !== '' || expected !== ''), ...found].slice(
        0,
        MOST_CASES,
      ),
    );
  const takePasted = () => {
    const found = parseCases(pasted ?? '').slice(0, MOST_CASES - caseList.length);
    if (found.length === 0) {
      showToast({ text: texts.pasteNothing, theme: 'warning' });
      return;
    }
    addCases(found);
    setPasted(null);
    showToast({ text: texts.pasted(found.length), theme: 'success' });
  };
  const takeFiles = useMutation({
    mutationFn: async (chosen: readonly File[]) =>
      readCaseFiles(
        await Promise.all(
          chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
        ),
      ),
    onSuccess: ({ cases, left }) => {
      addCases(cases);
      const text = cases.length === 0 ? texts.filesNothing : texts.pasted(cases.length);
      showToast({
        text: left.length === 0 ? text : `${text} ${texts.filesLeft(left.slice(0, 3))}`,
        theme: cases.length === 0 || left.length > 0 ? 'warning' : 'success',
      });
    },
    onError: () => showToast({ text: texts.filesFailed, theme: 'warning' }),
  });
  return (
    <Stack gap={5} data-field="caseList">
      {caseList.map((one, index) => (
        <Card as="section" tone="sunken" key={index} aria-label={texts.caseOf(index + 1)}>
          <Cluster as="header">
            <Heading level={2} size="label" tone="accent" grow>
              {texts.caseOf(index + 1)}
            </Heading>
            <CheckBox
              label={texts.hidden}
              checked={one.hidden}
              onChange={({ target }) => setCase(index, { hidden: target.checked })}
            />
            <IconButton
              label={texts.removeCase(index + 1)}
              icon={<Trash2 />}
              onClick={() => setCases((before) => before.filter((_, at) => at !== index))}
            />
          </Cluster>
          <Grid min={280} fill>
            <TextAreaField
              label={texts.input}
              rows={3}
              value={one.input}
              maxLength={PROBLEM_TEXT_LIMITS.case}
              spellCheck={false}
              onChange={({ target }) => setCase(index, { input: target.value })}
            />
            <TextAreaField
              label={texts.expected}
              rows={3}
              value={one.expected}
              maxLength={PROBLEM_TEXT_LIMITS.case}
              spellCheck={false}
              onChange={({ target }) => setCase(index, { expected: target.value })}
            />
          </Grid>
        </Card>
      ))}
      <Cluster>
        <Button
          tone="alt"
          icon={<Plus />}
          disabled={caseList.length >= MOST_CASES}
          onClick={() =>
            setCases((before) => [...before, { input: '', expected: '', hidden: before.length > 0 }])
          }
        >
          {texts.addCase}
        </Button>
        <Button
          tone="alt"
          icon={<ClipboardPaste />}
          aria-expanded={pasted !== null}
          onClick={() => setPasted(pasted === null ? '' : null)}
        >
          {texts.paste}
        </Button>
        <Button
          tone="alt"
          icon={<FolderInput />}
          busy={takeFiles.isPending}
          disabled={caseList.length >= MOST_CASES}
          title={texts.filesHint}
          onClick={() => files.current?.click()}
        >
          {texts.files}
        </Button>
        <FileInput
          ref={files}
          label={texts.files}
          accept=".in,.out,.ans,.zip"
          multiple
          onChoose={(_, chosen) => takeFiles.mutate([...chosen])}
        />
        <Button
          tone="alt"
          icon={<WandSparkles />}
          busy={fill.isPending}
          disabled={solved === undefined || caseList.length === 0}
          title={solved === undefined ? texts.fillNeeds : undefined}
          onClick={() => fill.mutate()}
        >
          {texts.fill}
        </Button>
        <Button
          tone="alt"
          icon={<CircleHelp />}
          onClick={() => openDialog('tutorial', { where: 'PROBLEM_TESTCASE' })}
        >
          {texts.casesHelp}
        </Button>
      </Cluster>
      {pasted !== null && (
        <>
          <TextAreaField
            label={texts.paste}
            hint={texts.pasteHint}
            rows={8}
            value={pasted}
            maxLength={200_000}
            spellCheck={false}
            onChange={({ target }) => setPasted(target.value)}
          />
          <Cluster>
            <Button onClick={takePasted}>{texts.take}</Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
