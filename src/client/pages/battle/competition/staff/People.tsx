import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  competitionQueries,
  useWriteReport,
  type CompetitionPlace,
} from '#client/net/battle/competitions.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { lmsCompetitionRoutes } from '#shared/contract/battle/lmsCompetitions.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { useOutfits } from '../../useOutfits.ts';
import { competitionTexts } from '../texts.ts';
import styles from './Staff.module.css';

const texts = competitionTexts.staff;
const MOST_WORDS = 1_000;
const MOST_FACES = 40;

type Report = ResponseOf<typeof lmsCompetitionRoutes.listReports>['reportList'][number];

/** Who has enrolled and begun, what came of it, and what teachers wrote. */
export function People({ place }: { readonly place: CompetitionPlace }) {
  const reports = useQuery(competitionQueries.reports(place));
  const enrolled = useQuery(competitionQueries.enrolled(place));
  const outfits = useOutfits((reports.data ?? []).slice(0, MOST_FACES).map(({ userId }) => userId));
  const memberOf = (id: number) => enrolled.data?.find(({ userId }) => userId === id);
  return (
    <ListBody
      query={reports}
      failed={texts.peopleFailed}
      isEmpty={(list) => list.length === 0}
      empty={<EmptyState scene="waiting" title={texts.nobody} />}
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((report) => {
            const member = memberOf(report.userId);
            return (
              <li key={report.userId} className={styles.person} aria-label={report.nickname}>
                <div className={styles.head}>
                  <AvatarPreview
                    itemKeys={outfits.get(report.userId) ?? []}
                    height={52}
                    bust
                    animate={false}
                    label=""
                  />
                  <p className={styles.words}>
                    <b>{report.nickname}</b>
                    {member && (
                      <span>
                        {texts.enrolledAt(competitionTexts.at(member.enrolledAt))} ·{' '}
                        {member.startedAt === null
                          ? texts.notBegun
                          : texts.begunAt(competitionTexts.at(member.startedAt))}
                      </span>
                    )}
                  </p>
                  <b>
                    {report.rank === null ? texts.noRank : texts.rankOf(report.rank)} ·{' '}
                    {competitionTexts.points(report.totalPoint)}
                  </b>
                </div>
                <ReportForm key={report.writtenAt} place={place} report={report} />
              </li>
            );
          })}
        </ul>
      )}
    </ListBody>
  );
}

function ReportForm({ place, report }: { readonly place: CompetitionPlace; readonly report: Report }) {
  const { userId, nickname } = report;
  const [content, setContent] = useState(report.content);
  const [isMissing, setIsMissing] = useState(false);
  const write = useWriteReport(place, { onSuccess: () => showToast({ text: texts.reportSaved }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(content.trim() === '');
    if (content.trim() !== '') write.mutate({ userId, content: content.trim() });
  };
  const failure = write.error ? userMessageOf(write.error, texts.reportFailed) : undefined;
  return (
    <form className={styles.report} onSubmit={submit} noValidate>
      <TextAreaField
        label={texts.report(nickname)}
        hint={texts.reportHint}
        error={isMissing ? texts.reportMissing : failure}
        rows={2}
        maxLength={MOST_WORDS}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button type="submit" tone="sea" busy={write.isPending} disabled={content === report.content}>
        {texts.saveReport}
      </Button>
    </form>
  );
}
