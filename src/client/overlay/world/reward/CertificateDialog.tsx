import { useQuery } from '@tanstack/react-query';
import { questQueries } from '#client/net/queries/questQueries.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { rewardTexts } from './texts.ts';

/** A certificate as it is printed: the server's words over the drawn paper. */
export function CertificateDialog({ payload }: { readonly payload: DialogPayloads['certificate'] }) {
  const certificate = useQuery(questQueries.certificate(payload.userCertificateId));
  return (
    <Dialog
      title={rewardTexts.certificate}
      titleTone="ok"
      width={980}
      footer={
        <Button disabled={certificate.data === undefined} onClick={() => window.print()}>
          {rewardTexts.print}
        </Button>
      }
    >
      <ListBody query={certificate} failed={rewardTexts.certificateFailed}>
        {({ svg, background }) => <CertificateSheet svg={svg} background={background} />}
      </ListBody>
    </Dialog>
  );
}
