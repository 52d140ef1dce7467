import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '#shop/config/start-error.ts';
import type { Db } from './database.ts';
import * as sessionAndCatalogue from './migrations/0001-session-and-catalogue.ts';
import * as cartAndOrder from './migrations/0002-cart-and-order.ts';
import * as configurations from './migrations/0003-configurations.ts';
import * as couponAndEvent from './migrations/0004-coupon-and-event.ts';
import * as searchMailAndNewsletter from './migrations/0005-search-mail-and-newsletter.ts';
import * as riskAndFaq from './migrations/0006-risk-and-faq.ts';
import * as inquiry from './migrations/0007-inquiry.ts';
import * as productImport from './migrations/0008-product-import.ts';
import * as payments from './migrations/0009-payments.ts';
import * as fulfilment from './migrations/0010-fulfilment.ts';
import * as cartNotices from './migrations/0011-cart-notices.ts';
import * as quoteLock from './migrations/0012-quote-lock.ts';
import * as categoryFaq from './migrations/0013-category-faq.ts';
import * as toldTotalsAndOrderDeadlines from './migrations/0014-told-totals-and-order-deadlines.ts';
import * as rateLimit from './migrations/0016-rate-limit.ts';
import * as sessionRotation from './migrations/0017-session-rotation.ts';
import * as releases from './migrations/0018-releases.ts';
import * as retention from './migrations/0019-retention.ts';
import * as blobs from './migrations/0023-blobs.ts';
import * as searchWords from './migrations/0024-search-words.ts';
import * as orderLink from './migrations/0026-order-link.ts';
import * as startRule from './migrations/0027-start-rule.ts';
import * as orderCartVersion from './migrations/0032-order-cart-version.ts';
import * as lineIdentity from './migrations/0033-line-identity.ts';
import * as searchMisses from './migrations/0035-search-misses.ts';
import * as popularity from './migrations/0037-popularity.ts';
import * as orderAnswers from './migrations/0038-order-answers.ts';
import * as latePayments from './migrations/0039-late-payments.ts';
import * as site from './migrations/0044-site.ts';
import * as whereAPaymentLeads from './migrations/0045-where-a-payment-leads.ts';
import * as couponOncePerBuyer from './migrations/0046-coupon-once-per-buyer.ts';
import * as anyCurrency from './migrations/0047-any-currency.ts';
import * as catalogueChanges from './migrations/0050-catalogue-changes.ts';
import * as sweptCatalogueChanges from './migrations/0051-swept-catalogue-changes.ts';
import * as seasonEnd from './migrations/0055-season-end.ts';
import * as redirects from './migrations/0061-redirects.ts';

const MIGRATION_TABLE = 'kysely_migration';

const migrations: Record<string, Migration> = {
  '0001-session-and-catalogue': sessionAndCatalogue,
  '0002-cart-and-order': cartAndOrder,
  '0003-configurations': configurations,
  '0004-coupon-and-event': couponAndEvent,
  '0005-search-mail-and-newsletter': searchMailAndNewsletter,
  '0006-risk-and-faq': riskAndFaq,
  '0007-inquiry': inquiry,
  '0008-product-import': productImport,
  '0009-payments': payments,
  '0010-fulfilment': fulfilment,
  '0011-cart-notices': cartNotices,
  '0012-quote-lock': quoteLock,
  '0013-category-faq': categoryFaq,
  '0014-told-totals-and-order-deadlines': toldTotalsAndOrderDeadlines,
  '0016-rate-limit': rateLimit,
  '0017-session-rotation': sessionRotation,
  '0018-releases': releases,
  '0019-retention': retention,
  '0023-blobs': blobs,
  '0024-search-words': searchWords,
  '0026-order-link': orderLink,
  '0027-start-rule': startRule,
  '0032-order-cart-version': orderCartVersion,
  '0033-line-identity': lineIdentity,
  '0035-search-misses': searchMisses,
  '0037-popularity': popularity,
  '0038-order-answers': orderAnswers,
  '0039-late-payments': latePayments,
  '0044-site': site,
  '0045-where-a-payment-leads': whereAPaymentLeads,
  '0046-coupon-once-per-buyer': couponOncePerBuyer,
  '0047-any-currency': anyCurrency,
  '0050-catalogue-changes': catalogueChanges,
  '0051-swept-catalogue-changes': sweptCatalogueChanges,
  '0055-season-end': seasonEnd,
  '0061-redirects': redirects,
};

/** The database lacks migrations of this build. */
class MigrationsPending extends StartError {
  constructor(names: string[]) {
    super(`The database lacks ${names.length} migrations (${names.join(', ')}). Run "npm run migrate".`);
    this.name = 'MigrationsPending';
  }
}

/**
 * Runs what has not run yet, and answers with the names; `db` may be a transaction's handle. Migrations
 * of a newer build are left alone: they only add, so this build runs beside them.
 *
 * @throws the first failure.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { unknown } = await compareMigrations(db);
  const ofNewerBuild = Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...ofNewerBuild }) },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** What this build has and the database has not run, and what the database has run and this build does not know. */
export async function compareMigrations(db: Db): Promise<{ pending: string[]; unknown: string[] }> {
  const { rows: tables } = await sql<{
    known: boolean;
  }>`select to_regclass(${MIGRATION_TABLE}) is not null as known`.execute(db);
  const done = tables[0]?.known
    ? await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db)
    : { rows: [] };
  const names = new Set(done.rows.map(({ name }) => name));
  return {
    pending: Object.keys(migrations).filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !Object.hasOwn(migrations, name)),
  };
}

/** @throws MigrationsPending */
export async function requireMigrated(db: Db): Promise<void> {
  const { pending } = await compareMigrations(db);
  if (pending.length > 0) throw new MigrationsPending(pending);
}
