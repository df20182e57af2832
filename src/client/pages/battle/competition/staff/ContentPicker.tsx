import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Check, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { competitionQueries } from '#client/net/battle/competitions.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { MOST_CONTENTS } from '#shared/contract/battle/competitions.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { battleTexts } from '../../texts.ts';
import { competitionTexts } from '../texts.ts';
import { movedContent, withContent, type FormContent } from './competitionForm.ts';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import styles from '../Competition.module.css';

const texts = competitionTexts.staff.form;
const LEVELS = ['1', '2', '3', '4', '5'] as const;

interface ContentPickerProps {
  readonly channelId: number;
  readonly contents: readonly FormContent[];
  /** The competition has begun: contents stay as they are. */
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onChange: (contents: readonly FormContent[]) => void;
}

/** The chosen contents with their points, and below them what there is to choose from. */
export function ContentPicker({ channelId, contents, isFixed, error, onChange }: ContentPickerProps) {
  const sum = contents.reduce((total, { points }) => total + (Number(points) || 0), 0);
  return (
    <Stack as="fieldset" gap={3}>
      <Text as="legend" size="heading">
        {texts.contents}
      </Text>
      {contents.length === 0 ? (
        <Note>{texts.noContents}</Note>
      ) : (
        <Stack as="ol" gap={2}>
          {contents.map(({ problemId, title, kind, difficulty, points }, index) => (
            <Card key={problemId} as="li" layout="row" size="small">
              <Text as="b" size="heading">
                {index + 1}
              </Text>
              <Stack gap={0} grow>
                <Text bold>{title}</Text>
                <Hint>
                  {competitionTexts.kinds[kind]} · {texts.levelOf(difficulty)}
                </Hint>
              </Stack>
              <input
                className={styles.points}
                aria-label={texts.pointsOf(title)}
                inputMode="numeric"
                maxLength={4}
                disabled={isFixed}
                value={points}
                onChange={(event) =>
                  onChange(
                    contents.map((one) =>
                      one.problemId === problemId ? { ...one, points: event.target.value } : one,
                    ),
                  )
                }
              />
              {!isFixed && (
                <Row as="span" gap={0}>
                  <RowButton
                    icon={<ArrowUp />}
                    label={texts.up(title)}
                    disabled={index === 0}
                    onClick={() => onChange(movedContent(contents, index, -1))}
                  />
                  <RowButton
                    icon={<ArrowDown />}
                    label={texts.down(title)}
                    disabled={index === contents.length - 1}
                    onClick={() => onChange(movedContent(contents, index, 1))}
                  />
                  <RowButton
                    icon={<X />}
                    label={texts.drop(title)}
                    onClick={() => onChange(contents.filter((one) => one.problemId !== problemId))}
                  />
                </Row>
              )}
            </Card>
          ))}
        </Stack>
      )}
      {contents.length > 0 && (
        <Text size="label" align="end">
          {texts.sum(sum)}
        </Text>
      )}
      <Text role="alert" tone="danger" bold>
        {error}
      </Text>
      {!isFixed && <Finder channelId={channelId} contents={contents} onChange={onChange} />}
    </Stack>
  );
}

type Kind = 'CODE' | 'STAGE';

/** Problems and stages of the channel, by kind, level and language. */
function Finder({
  channelId,
  contents,
  onChange,
}: Pick<ContentPickerProps, 'channelId' | 'contents' | 'onChange'>) {
  const [kind, setKind] = useState<Kind>('CODE');
  const [level, setLevel] = useState('ANY');
  const [language, setLanguage] = useState<Language | 'ANY'>('ANY');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const filter = {
    kind,
    ...(level !== 'ANY' && { difficulty: Number(level) }),
    ...(language !== 'ANY' && { language }),
    ...(search.trim() !== '' && { query: search.trim() }),
  };
  const problems = useQuery({
    ...competitionQueries.problems(channelId, page, filter),
    placeholderData: keepPreviousData,
  });
  const isFull = contents.length >= MOST_CONTENTS;
  const back =
    <T,>(put: (value: T) => void) =>
    (value: T) => {
      put(value);
      setPage(1);
    };
  return (
    <Section tone="plain" aria-label={texts.find}>
      <Chips
        label={texts.kind}
        options={(['CODE', 'STAGE'] as const).map((value) => ({
          value,
          label: competitionTexts.kinds[value],
        }))}
        value={kind}
        onChange={back(setKind)}
      />
      <Chips
        label={texts.level}
        options={[
          { value: 'ANY', label: texts.anyLevel },
          ...LEVELS.map((value) => ({ value, label: texts.levelOf(Number(value)) })),
        ]}
        value={level}
        onChange={back(setLevel)}
      />
      <Chips
        label={texts.language}
        options={(['ANY', ...LANGUAGES] as const).map((value) => ({
          value,
          label: battleTexts.languages[value],
        }))}
        value={language}
        onChange={back(setLanguage)}
      />
      <TextField
        label={texts.search}
        type="search"
        maxLength={40}
        value={search}
        onChange={(event) => back(setSearch)(event.target.value)}
        onKeyDown={(event) => {
          // The form is not sent by looking for a problem.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {isFull && <Note>{texts.full(MOST_CONTENTS)}</Note>}
      <ListBody
        query={problems}
        failed={texts.problemsFailed}
        empty={<EmptyState title={texts.noProblems} />}
      >
        {({ problemList, pageCount }) => (
          <>
            <Grid as="ul" min={300} gap={2} align="stretch">
              {problemList.map((problem) => {
                const isIn = contents.some(({ problemId }) => problemId === problem.problemId);
                return (
                  <Card key={problem.problemId} as="li" layout="row" size="small">
                    <Stack gap={0} grow>
                      <Text bold>{problem.title}</Text>
                      <Hint>{texts.levelOf(problem.difficulty)}</Hint>
                    </Stack>
                    <Button
                      size="small"
                      tone={isIn ? 'alt' : 'sea'}
                      icon={isIn ? <Check /> : <Plus />}
                      disabled={isIn || isFull}
                      aria-label={isIn ? texts.added(problem.title) : texts.add(problem.title)}
                      onClick={() => onChange(withContent(contents, problem))}
                    >
                      {isIn ? texts.isIn : texts.take}
                    </Button>
                  </Card>
                );
              })}
            </Grid>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </Section>
  );
}
