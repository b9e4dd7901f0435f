/** A sentence in which the given email address can be tapped to write to. */
export function MailText({ children, to }: { children: string; to: string }) {
  const [before = '', ...after] = children.split(to);
  return (
    <>
      {before}
      {after.length > 0 && <a href={`mailto:${to}`}>{to}</a>}
      {after.join(to)}
    </>
  );
}
