import { Download, Printer } from 'lucide-react';
import { useTask } from '#client/net/mutationHook.ts';
import { saveFile } from '#client/net/saveFile.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody, type ListQuery } from '#client/ui/list/ListBody.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { drawCertificate } from './drawCertificate.ts';
import { rewardTexts } from './texts.ts';

interface Paper {
  readonly svg: string;
  readonly title: string;
  readonly nickname: string;
  /** Address of the drawn paper under the words. */
  readonly background: string;
}

interface CertificatePaperProps {
  readonly title: string;
  readonly query: ListQuery<Paper>;
  readonly failed: string;
}

/** A certificate as it is printed, the server's words over the drawn paper: to look at, to print, to keep. */
export function CertificatePaper({ title, query, failed }: CertificatePaperProps) {
  const { data } = query;
  const save = useTask(async ({ svg, background, title: name, nickname }: Paper) =>
    saveFile(await drawCertificate(svg, background), rewardTexts.pictureFile(name, nickname)),
  );
  return (
    <Dialog
      title={title}
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
            {rewardTexts.savePicture}
          </Button>
          <Button icon={<Printer />} disabled={!data} onClick={() => window.print()}>
            {rewardTexts.print}
          </Button>
        </>
      }
    >
      <ListBody query={query} failed={failed}>
        {({ svg, background }) => <CertificateSheet svg={svg} background={background} />}
      </ListBody>
      <FormMessage message={save.isError ? rewardTexts.saveFailed : undefined} />
    </Dialog>
  );
}
