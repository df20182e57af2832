import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { competitionQueries } from '#client/net/queries/competitionQueries.ts';
import { saveFile } from '#client/net/saveFile.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { drawCertificate } from './drawCertificate.ts';
import { rewardTexts } from './texts.ts';

/** The same paper as under the certificates of stories. */
const BACKGROUND = '/ui/covers/certificate.webp';

/** The certificate for a place in a competition: to look at, to print, to keep as a picture. */
export function CompetitionCertificateDialog({
  payload,
}: {
  readonly payload: DialogPayloads['competitionCertificate'];
}) {
  const certificate = useQuery(competitionQueries.certificate(payload.competitionId));
  const { data } = certificate;
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async ({ svg, title, nickname }: NonNullable<typeof data>) =>
      saveFile(await drawCertificate(svg, BACKGROUND), rewardTexts.awardFile(title, nickname)),
  });
  return (
    <Dialog
      title={rewardTexts.award}
      titleTone="ok"
      width={980}
      footer={
        <>
          <Button
            tone="alt"
            icon={<Download />}
            disabled={!data}
            busy={save.isPending}
            onClick={() => data && save.mutate(data)}
          >
            {rewardTexts.saveAward}
          </Button>
          <Button icon={<Printer />} disabled={!data} onClick={() => window.print()}>
            {rewardTexts.print}
          </Button>
        </>
      }
    >
      <ListBody query={certificate} failed={rewardTexts.awardFailed}>
        {({ svg }) => <CertificateSheet svg={svg} background={BACKGROUND} />}
      </ListBody>
      <FormMessage message={save.isError ? rewardTexts.saveFailed : undefined} />
    </Dialog>
  );
}
