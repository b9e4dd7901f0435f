import { languages } from '#app/copy/language.ts';
import { iconAddress } from '#app/brand/app-icon.ts';
import { usePage } from './page-context.tsx';

interface SeoMetaProps {
  title: string;
  description: string;
  origin: string;
}

/**
 * What search engines and shared links read of a public page: each language has an address, and the plain one follows
 * the browser.
 */
export function SeoMeta({ title, description, origin }: SeoMetaProps) {
  const { brand, language, path } = usePage();
  const plain = origin + path;
  const canonical = `${plain}?lang=${language}`;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={`${plain}?lang=${one}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.longName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={origin + iconAddress(brand, 512)} />
    </>
  );
}
