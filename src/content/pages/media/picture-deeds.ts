import { deed, deedInSteps } from '#people/proofs/answer-deeds.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { addPicture, keepPicture, pictureForm } from './add-picture.ts'
import { describePicture, describePictureForm, pictureIdForm, removePicture } from './change-picture.ts'
import { contentPicture } from './content-picture.ts'

/** What staff do to the library of pictures. */
export const pictureDeeds = {
  add: deedInSteps(pictureForm, async (said, { visit, form }) => {
    const sent = await keepPicture(visit, await sentFile(form, contentPicture.field))
    await visit.write((work) => addPicture(work, sent, said))
    return 'pictureAdded'
  }),
  describe: deed(describePictureForm, describePicture, 'pictureDescribed'),
  remove: deed(pictureIdForm, removePicture, 'pictureRemoved'),
}
