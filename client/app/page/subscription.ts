export { mailAction as action, MailPage as Component, mailLoader as loader, meta } from '#client/app/mail-page.tsx';
