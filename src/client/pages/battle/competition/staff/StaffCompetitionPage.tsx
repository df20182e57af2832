import { useQuery } from '@tanstack/react-query';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  competitionQueries,
  useControlCompetition,
  useRemoveCompetition,
  useExportBoard,
  type CompetitionPlace,
} from '#client/net/battle/competitions.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { StaffCompetition } from '#shared/contract/battle/lmsCompetitions.ts';
import type { ContestClock } from '#shared/contract/battle/scoreboards.ts';
import { Clock3, Download, Play, Square, Trash2 } from 'lucide-react';
import { useIsStaff } from '../../useIsStaff.ts';
import { PHASE_TONES } from '../phaseTones.ts';
import type { Phase } from '../competitionPhase.ts';
import { competitionTexts } from '../texts.ts';
import { usePhase } from '../usePhase.ts';
import { CompetitionFormView } from './CompetitionFormView.tsx';
import { People } from './People.tsx';
import { StaffFrame } from './StaffFrame.tsx';
import { TrueBoard } from './TrueBoard.tsx';
import { CopyList } from '../../CopyList.tsx';

const texts = competitionTexts.staff;
const ID = /^[1-9]\d{0,8}$/;
const listOf = (channelDomain: string) => ({ to: paths.staffCompetitions(channelDomain), text: texts.all });

/** One competition for its staff: made, changed, run, watched, written about. Without an id in the address a new one. */
export function StaffCompetitionPage() {
  const { competitionId } = useParams();
  const { id: channelId, channelDomain } = useChannel();
  if (competitionId === undefined)
    return (
      <StaffFrame title={texts.form.newTitle} back={listOf(channelDomain)}>
        <CompetitionFormView channelId={channelId} competition={null} phase="COMING" />
      </StaffFrame>
    );
  return <One key={competitionId} channelId={channelId} text={competitionId} />;
}

function One({ channelId, text }: { readonly channelId: number; readonly text: string }) {
  const { channelDomain } = useChannel();
  const isStaff = useIsStaff();
  const isId = ID.test(text);
  const place: CompetitionPlace = { channelId, competitionId: Number(text) };
  const competition = useQuery({
    ...competitionQueries.staff(place),
    enabled: isStaff && isId,
    retry: (count, error) => errorCodeOf(error) !== 'RESOURCE_NOT_FOUND' && count < 2,
  });
  const isMissing = !isId || errorCodeOf(competition.error) === 'RESOURCE_NOT_FOUND';
  return (
    <StaffFrame title={competition.data?.name ?? texts.title} back={listOf(channelDomain)}>
      {isMissing ? (
        <EmptyState scene="lost" title={competitionTexts.missing} hint={competitionTexts.missingHint} />
      ) : (
        <ListBody query={competition} failed={texts.failed}>
          {(data) =>
            data.clock && (
              <Desk key={place.competitionId} place={place} competition={data} clock={data.clock} />
            )
          }
        </ListBody>
      )}
    </StaffFrame>
  );
}

type Tab = 'setting' | 'people' | 'board' | 'copies';

interface DeskProps {
  readonly place: CompetitionPlace;
  readonly competition: StaffCompetition;
  readonly clock: ContestClock;
}

function Desk({ place, competition, clock }: DeskProps) {
  const phase = usePhase(clock);
  const [tab, setTab] = useState<Tab>(phase === 'COMING' ? 'setting' : 'board');
  return (
    <>
      <Commands place={place} competition={competition} phase={phase} />
      <Chips
        label={texts.tabs.label}
        options={(['setting', 'people', 'board', 'copies'] as const).map((value) => ({
          value,
          label: texts.tabs[value],
        }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'setting' ? (
        <CompetitionFormView
          key={`${competition.startDate} ${competition.endDate} ${phase}`}
          channelId={place.channelId}
          competition={competition}
          phase={phase}
        />
      ) : tab === 'people' ? (
        <People place={place} />
      ) : tab === 'board' ? (
        <TrueBoard place={place} />
      ) : (
        <Copies place={place} phase={phase} />
      )}
    </>
  );
}

/** The commands that are possible now: begin, end, call off, take the table along. */
function Commands({ place, competition, phase }: Omit<DeskProps, 'clock'> & { readonly phase: Phase }) {
  const { channelDomain } = useChannel();
  const navigate = useNavigate();
  const control = useControlCompetition(place);
  const remove = useRemoveCompetition(place, {
    onSuccess: () => {
      showToast({ text: texts.cancelled });
      void navigate(paths.staffCompetitions(channelDomain));
    },
  });
  const table = useExportBoard(place);
  const save = (format: 'csv' | 'xlsx') => table.mutate({ name: texts.csvName(competition.name), format });
  const busy = control.isPending || remove.isPending;
  return (
    <Toolbar>
      <span role="status">
        <Chip tone={PHASE_TONES[phase]} icon={<Clock3 aria-hidden="true" />}>
          {texts.states[phase]}
        </Chip>
      </span>
      {phase === 'COMING' && (
        <>
          <Button
            size="small"
            icon={<Play fill="currentColor" />}
            busy={busy}
            onClick={() =>
              openDialog('confirm', {
                title: texts.startAsk,
                detail: texts.startDetail,
                confirmLabel: texts.startNow,
                onConfirm: () => control.mutate('RUNNING'),
              })
            }
          >
            {texts.startNow}
          </Button>
          <Button
            size="small"
            tone="danger"
            icon={<Trash2 />}
            busy={busy}
            onClick={() =>
              openDialog('confirm', {
                title: texts.cancelAsk,
                detail: texts.cancelDetail,
                confirmLabel: texts.cancel,
                danger: true,
                onConfirm: () => remove.mutate(),
              })
            }
          >
            {texts.cancel}
          </Button>
        </>
      )}
      {phase === 'RUNNING' && (
        <Button
          size="small"
          tone="danger"
          icon={<Square />}
          busy={busy}
          onClick={() =>
            openDialog('confirm', {
              title: texts.endAsk,
              detail: texts.endDetail,
              confirmLabel: texts.endNow,
              danger: true,
              onConfirm: () => control.mutate('ENDED'),
            })
          }
        >
          {texts.endNow}
        </Button>
      )}
      {phase !== 'COMING' && (
        <>
          <Button
            size="small"
            tone="alt"
            icon={<Download />}
            busy={table.isPending}
            onClick={() => save('csv')}
          >
            {texts.csv}
          </Button>
          <Button
            size="small"
            tone="alt"
            icon={<Download />}
            busy={table.isPending}
            onClick={() => save('xlsx')}
          >
            {texts.xlsx}
          </Button>
        </>
      )}
      <ButtonLink size="small" to={paths.competitionScreen(channelDomain, place.competitionId)}>
        {competitionTexts.screen}
      </ButtonLink>
      <ButtonLink size="small" to={paths.competition(channelDomain, place.competitionId)}>
        {texts.see}
      </ButtonLink>
    </Toolbar>
  );
}

/** Programs of a competition that are close to each other, once it is over. */
function Copies({ place, phase }: { readonly place: CompetitionPlace; readonly phase: Phase }) {
  const isOver = phase === 'ENDED';
  const copies = useQuery({ ...competitionQueries.copies(place), enabled: isOver });
  const competition = useQuery(competitionQueries.staff(place));
  if (!isOver) return <EmptyState scene="waiting" title={texts.copiesWait} />;
  return (
    <ListBody query={copies} failed={texts.copiesFailed} empty={<EmptyState title={texts.noCopies} />}>
      {(list) => <CopyList copies={list} contents={competition.data?.contentList ?? []} />}
    </ListBody>
  );
}
