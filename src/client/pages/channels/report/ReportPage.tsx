import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router';
import type { MemberReport } from '#shared/contract/learning/memberReports.ts';
import { memberReportQueries, useSaveReportWords } from '#client/net/learning/memberReports.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Page } from '#client/ui/layout/Page.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { reportTexts as texts } from './texts.ts';

/** The report of a member, which a teacher gives to its parents. */
export function MemberReportPage() {
  const { channelDomain } = useChannel();
  const memberId = Number(useParams()['memberId']);
  return <ReportPage memberId={memberId} back={paths.channelProgress(channelDomain)} backText={texts.back} />;
}

/** The same of oneself. */
export function OwnReportPage() {
  const { channelDomain } = useChannel();
  const memberId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  return (
    <ReportPage memberId={memberId} back={paths.channelHomework(channelDomain)} backText={texts.backOwn} />
  );
}

function ReportPage({
  memberId,
  back,
  backText,
}: {
  readonly memberId: number;
  readonly back: string;
  readonly backText: string;
}) {
  const { id, holds } = useChannel();
  const report = useQuery(memberReportQueries.get({ channelId: id, memberId }));
  const code = errorCodeOf(report.error);
  return (
    <Page>
      <Row justify="between">
        <ButtonLink to={back} icon={<ArrowLeft />}>
          {backText}
        </ButtonLink>
        {report.data && (
          <Button tone="sea" icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </Row>
      {code === 'CHANNEL_MEMBER_NOT_FOUND' || code === 'NOT_HAS_ROLE' || code === 'VALIDATION_FAIL' ? (
        <Panel>
          <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint} />
        </Panel>
      ) : (
        <ListBody query={report} failed={texts.failed}>
          {(data) => (
            <>
              <ReportSheet report={data} />
              {holds('teacher') && <Words key={data.wordsAt} report={data} />}
            </>
          )}
        </ListBody>
      )}
    </Page>
  );
}

function Words({ report }: { readonly report: MemberReport }) {
  const { id } = useChannel();
  const [words, setWords] = useState(report.words);
  const { mutate, isPending } = useSaveReportWords(
    { channelId: id, memberId: report.memberId },
    {
      onSuccess: () => showToast({ text: texts.saved, theme: 'success' }),
      onError: (error) => showToast({ text: userMessageOf(error, texts.saveFailed), theme: 'warning' }),
    },
  );
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        mutate(words);
      }}
    >
      <TextAreaField
        label={texts.words}
        value={words}
        rows={4}
        maxLength={600}
        optional
        onChange={({ target }) => setWords(target.value)}
      />
      <div>
        <Button type="submit" busy={isPending} disabled={words === report.words}>
          {texts.save}
        </Button>
      </div>
    </Stack>
  );
}
