/** A file that is not what it claims to be, or that came too late. The message is a sentence for the person who sent it; nothing was written. */
export class FileRefused extends Error {}
