/**
 * Query parameters that only say where a visitor came from. This list is ours: add a parameter when a pasted link shows
 * one.
 */
const EXACT = new Set(
  (
    'fbclid gclid gclsrc gpromocode gqt dclid gbraid wbraid gad_source gad_campaignid srsltid twclid yclid ymclid msclkid ttclid ndclid scclid sccid rtid irclickid irgwc vmcid epik igshid igsh si ' +
    '_ga _gl _ke _kx _bta_tid _bta_c _branch_match_id _hsenc _hsmi mc_cid mc_eid mkevt mkcid mkrid campid toolid customid mkwid pcrid ef_id s_kwcid dm_i ' +
    'sb_referer_host redirect_log_mongo_id redirect_mongo_id sms_source sms_click sms_uph ref ref_ referrer referer source affid aff affiliate affiliate_id aff_id aff_fcid aff_fsk aff_platform ' +
    'aff_trace_key afsmartredirect clickid click_id cjevent cjdata awc awinmid ranmid ransiteid raneaid spm scm pvid algo_pvid algo_exp_id gps-id tracelog tt_from ' +
    'share_crt_v social_share share_from sharefrom share_id is_from_webapp sender_device u_code wid mibextid sfnsn terminal_id gatewayadapt ug_edm_item_id edm_click_module rowan_id1 rowan_msg_id ' +
    'pprmrkntfctnsrd uatypeid wa_id wa_num sfmc_activityid sfmc_id sfmc_key hl selections cmp cmpid icid ncid oly_enc_id wickedid trk ocid'
  ).split(' '),
)
const PREFIXES =
  /^(?:utm_|pk_|piwik_|mtm_|matomo_|hsa_|trk_|gdf|tw_|wt_|wt\.|cx_|cxrecs|pd_rd_|pf_rd_|fb_|ga_|at_|algo_|aff_|pdp_|rowan_|vero_|oly_|mkt_|_trk|amp_|af_|stm_|cm_mmc|elq|cvid)/i

export function isTracking(name: string): boolean {
  return EXACT.has(name.toLowerCase()) || PREFIXES.test(name)
}
