export const bannerWords = { loading: 'Loading...', success: 'Success:', error: 'Error:', dismiss: 'Dismiss' }

export const staffMenuWords = {
  name: 'Forager staff',
  landmark: 'Staff',
  menu: 'Menu',
  contactmails: 'Messages',
  sender: 'Find a sender',
  savedReplies: 'Saved replies',
  figures: 'Figures',
  users: 'Accounts',
  audit: 'Activity log',
  webhooks: 'Webhooks',
  account: 'My account',
}
