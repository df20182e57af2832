import type { Locator } from '@playwright/test';

/** Three columns as Excel lays them on the clipboard: styles of its own, `col`s, a merged cell and a last row of no height. */
export const EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\."; mso-displayed-thousand-separator:"\\,";} .xl65 {mso-number-format:"Short Date";} .xl66 {border:.5pt solid windowtext; white-space:normal;}--></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=216 style='border-collapse:collapse;width:162pt'>
<!--StartFragment-->
 <col width=72 span=3 style='width:54pt'>
 <tr height=22 style='height:16.5pt'><td height=22 class=xl66 width=72 style='height:16.5pt;width:54pt'>모둠</td><td class=xl66 width=72 style='border-left:none;width:54pt'>이름</td><td class=xl66 width=72 style='border-left:none;width:54pt'>생일</td></tr>
 <tr height=22 style='height:16.5pt'><td rowspan=2 height=44 class=xl66 style='height:33.0pt;border-top:none'>고래</td><td class=xl66 style='border-top:none;border-left:none'>김바다</td><td class=xl65 align=right x:num="42065">2015-03-02</td></tr>
 <tr height=22 style='height:16.5pt'><td height=22 class=xl66 style='height:16.5pt;border-top:none;border-left:none'>이파도<br style='mso-data-placement:same-cell;'>별|님</td><td class=xl65 align=right>&nbsp;</td></tr>
 <![if supportMisalignedColumns]>
 <tr height=0 style='display:none'><td width=72 style='width:54pt'></td><td width=72 style='width:54pt'></td><td width=72 style='width:54pt'></td></tr>
 <![endif]>
<!--EndFragment-->
</table></body></html>`;

/** Six columns as HWP lays them on the clipboard: one paragraph of spans in each cell, the table itself in a paragraph. */
const HWP_CELL = (words: string) =>
  `<TD valign="middle" style='width:68px;height:19px;border-left:solid #000000 0.4pt;padding:1.4pt 5.1pt 1.4pt 5.1pt'><P CLASS=HStyle0 STYLE='line-height:160%;text-align:center;'><SPAN STYLE='font-family:"함초롬바탕";mso-fareast-font-family:한양신명조'>${words}</SPAN></P></TD>`;
const HWP_ROW = (...cells: readonly string[]) => `<TR>${cells.map(HWP_CELL).join('')}</TR>`;
export const HWP = `<HTML><HEAD><META NAME="Generator" CONTENT="Hancom HWP 11.0.0.0"><STYLE>p.HStyle0 {style-name:"바탕글"; margin-left:0.0pt; mso-pagination:none;}</STYLE></HEAD><BODY><!--StartFragment-->
<P CLASS=HStyle0 STYLE='line-height:160%;'><TABLE border="1" cellspacing="0" cellpadding="0" style='border-collapse:collapse;border:none;'>${[
  HWP_ROW('요일', '월요일', '화요일', '수요일', '목요일', '금요일'),
  HWP_ROW('1교시', '국어와 글쓰기', '수학 익힘책', '과학 실험하기', '체육관에서 체육', '미술과 만들기'),
  HWP_ROW('2교시', '음악 감상하기', '영어 말하기', '코딩 배우기', '사회와 지도', '도서관 가기'),
].join('')}</TABLE></P>
<!--EndFragment--></BODY></HTML>`;

/** Pastes HTML as the browser hands it over; Excel lays a picture of the cells beside it. */
export const pasteHtml = (field: Locator, html: string, withPicture = false): Promise<void> =>
  field.evaluate(
    (element, { markup, pictured }) => {
      const data = new DataTransfer();
      data.setData('text/html', markup);
      data.setData('text/plain', new DOMParser().parseFromString(markup, 'text/html').body.innerText);
      if (pictured) data.items.add(new File(['x'], 'cells.png', { type: 'image/png' }));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { markup: html, pictured: withPicture },
  );
