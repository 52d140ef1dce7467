import { classes } from '#client/ui/classes.ts';
import { PayMarks } from '#client/cart/express/PayMarks.tsx';
import { Container } from '#client/ui/Container.tsx';
import { SharedMarkup } from '#client/ui/markup/SharedMarkup.tsx';
import { informationPath } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import { storeConsent } from '#client/layout/consent/consent.ts';
import { FooterBrand } from './FooterBrand.tsx';
import { FooterGames } from './FooterGames.tsx';
import { FooterColumns } from './FooterColumns.tsx';
import styles from './Footer.module.css';

export function Footer({ slim }: { slim: boolean }) {
  return (
    <SharedMarkup
      as="footer"
      name={slim ? undefined : 'footer'}
      className={classes('below', styles.footer, slim && styles.slim)}
    >
      <FooterContent slim={slim} />
    </SharedMarkup>
  );
}

export function FooterContent({ slim = false }: { slim?: boolean }) {
  const company = useSite().content?.company;
  return (
    <Container width={slim ? 'checkout' : 'main'}>
      {!slim && (
        <div className={styles.columns}>
          <FooterBrand />
          <FooterColumns />
        </div>
      )}
      {!slim && <FooterGames />}
      <div className={styles.base}>
        <div className={styles.legal}>
          <p>
            {company &&
              `${company.name}, registered in ${company.place}, registration number ${company.registration}. `}
            Game names belong to their owners; we are not affiliated with them.
          </p>
          <button type="button" className="link" onClick={() => storeConsent('open')}>
            Cookie settings
          </button>{' '}
          <a className="link" href={informationPath('device')}>
            What this browser knows
          </a>
        </div>
        <PayMarks />
      </div>
    </Container>
  );
}
