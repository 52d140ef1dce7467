import type { Kysely, Transaction } from 'kysely';
import type { AlertTables } from '#shop/alert/table.ts';
import type { BlobTables } from '#shop/blob/table.ts';
import type { CartTables } from '#shop/cart/table.ts';
import type { FilterTables } from '#shop/category/filter-table.ts';
import type { CategoryTables } from '#shop/category/table.ts';
import type { CouponTables } from '#shop/coupon/table.ts';
import type { CreditTables } from '#shop/credit/table.ts';
import type { DeskTables } from '#shop/desk/table.ts';
import type { DiscordTables } from '#shop/push/discord/table.ts';
import type { EventTables } from '#shop/event/table.ts';
import type { FulfilmentTables } from '#shop/order/work/work-table.ts';
import type { ImportTables } from '#shop/stock/table.ts';
import type { InquiryTables } from '#shop/inquiry/table.ts';
import type { InvoiceTables } from '#shop/invoice/table.ts';
import type { LimitTables } from '#shop/limit/table.ts';
import type { MailTables } from '#shop/mail/table.ts';
import type { NewsletterTables } from '#shop/newsletter/table.ts';
import type { OrderTables } from '#shop/order/table.ts';
import type { PaymentTables } from '#shop/order/payment/table.ts';
import type { PlayerTables } from '#shop/player/table.ts';
import type { ProductTables } from '#shop/product/table.ts';
import type { ProofTables } from '#shop/proof/table.ts';
import type { PushTables } from '#shop/push/table.ts';
import type { RedirectTables } from '#shop/redirect/table.ts';
import type { RefundTables } from '#shop/refund/table.ts';
import type { ReferralTables } from '#shop/referral/table.ts';
import type { ReleaseTables } from '#shop/release/table.ts';
import type { ReviewTables } from '#shop/review/table.ts';
import type { SearchMissTables, SearchTables } from '#shop/search/table.ts';
import type { SessionTables } from '#shop/session/table.ts';
import type { SampleTables, SiteTables } from '#shop/site/table.ts';
import type { VaultTables } from '#shop/vault/table.ts';
import type { SettingTables } from './catalogue-table.ts';

export interface CatalogueTables
  extends
    CategoryTables,
    FilterTables,
    ImportTables,
    ProductTables,
    RedirectTables,
    ReleaseTables,
    SearchTables,
    SettingTables,
    SiteTables {}

export interface Database
  extends
    SessionTables,
    CatalogueTables,
    AlertTables,
    BlobTables,
    CartTables,
    CouponTables,
    CreditTables,
    DiscordTables,
    EventTables,
    OrderTables,
    PaymentTables,
    PlayerTables,
    FulfilmentTables,
    ProofTables,
    PushTables,
    ReferralTables,
    RefundTables,
    ReviewTables,
    SearchMissTables,
    DeskTables,
    InquiryTables,
    InvoiceTables,
    LimitTables,
    MailTables,
    NewsletterTables,
    SampleTables,
    VaultTables {}

/**
 * The database handle for stores. Inside a transaction pass on the transaction's handle: PGlite has one connection, and
 * a call on the outer handle would wait forever.
 */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
