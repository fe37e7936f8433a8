// What pages say of themselves that show no product, in the notation of `stock-words.ts`.

/** On a gate that lets only people through. */
export const ROBOT_WORDS = `
en robot or human|are you (?:a )?(?:human|robot)|not a robot|verify(?:ing)? (?:that )?you are|unusual traffic|(?:re|h)?captcha|just a moment|attention required|access (?:to this page has been )?denied|pardon our interruption|security (?:check|verification)|checking your browser|one more step|human verification|punish|slide to verify|enable javascript and cookies
de kein roboter|sicherheitsüberprüfung|zugriff verweigert|ungewöhnliche aktivität\\w*|einen moment bitte
fr pas un robot|vérification de sécurité|accès refusé|trafic inhabituel|un instant
es no (?:eres|soy) un robot|verificación de seguridad|acceso denegado|tráfico inusual|un momento
it non (?:sei|sono) un robot|controllo di sicurezza|accesso negato|traffico insolito
pt não (?:é|sou) um robô|verificação de segurança|acesso negado|tráfego incomum
nl geen robot|beveiligingscontrole|toegang geweigerd
tr robot (?:olmadığınızı|değilim)\\w*|güvenlik (?:doğrulaması|kontrolü)|erişim (?:engellendi|reddedildi)|insan olduğunuzu
pl nie jestem robotem|odmowa dostępu
ru не робот|доступ (?:запрещён|запрещен|ограничен)|проверка безопасности
id bukan robot|akses ditolak
vi không phải (?:là )?(?:robot|người máy)
ar تحقق من أنك|لست روبوت|لست برنامج|تم رفض الوصول|التحقق الأمني
he אינך רובוט|הגישה נדחתה
fa ربات نیستید
zh 人机|滑动验证|安全验证|访问被拒绝|访问验证
ja ロボットではありません|アクセスが拒否
ko 로봇이 아닙니다|접근이 거부
`

/** Where a page is gone, or never was. */
export const LOST_WORDS = `
en (?:page|product|item|listing)s? (?:was |is |were )?(?:could |can ?|you \\w+ )?(?:not|n['’]t|no longer) (?:be )?(?:found|available|exist)|not found|can(?:no|['’])t (?:seem to )?(?:find|be found)|couldn['’]t find|page you (?:requested|are looking for|were looking for)|no longer exists|listing (?:has )?ended|has been removed|^(?:error )?404
de ^fehler 404|nicht (?:mehr )?gefunden|existiert nicht(?: mehr)?|nicht mehr verfügbar
fr ^erreur 404|introuvable|n['’]existe (?:plus|pas)|pas été trouvée?
es no encontrad[ao]|no (?:se )?(?:ha |pudo )?encontr\\w+|ya no existe|no existe
it non (?:è stata )?trovat[ao]|non esiste(?: più)?
pt não (?:foi )?encontrad[ao]|não existe(?: mais)?
nl niet gevonden|bestaat niet(?: meer)?
tr ^hata 404|(?:sayfa|ürün) bulunamadı|bulunamıyor|aradığınız sayfa
sv hittades inte|finns inte
da ikke fundet|findes ikke
no ikke funnet|finnes ikke
fi ei löyt\\w+
pl nie (?:została )?znalezion\\w+|nie istnieje
cs nenalezen\\w*|neexistuje
hu nem található
ro nu a fost găsit\\w*|nu există
el δεν βρέθηκε
ru не найден[ао]?|не существует
uk не знайдено
vi không tìm thấy|không tồn tại
id tidak ditemukan|tidak tersedia lagi
ar ^خطأ 404|غير موجود|لم يتم العثور|لم نعثر|غير متوفرة? حالي
he לא נמצא|אינו קיים
fa یافت نشد|پیدا نشد
zh 页面不存在|找不到|商品不存在|已下架|頁面不存在
ja 見つかりません|存在しません
ko 찾을 수 없
th ไม่พบ
`

/** Over a form for accounts. */
export const SIGN_IN_WORDS = `
en ^(?:sign|log) ?in|^login|log in or sign up
de ^anmelden|^einloggen
fr ^(?:se connecter|connexion|s['’]identifier)
es ^(?:iniciar sesión|inicia sesión|acceder)
it ^(?:accedi|accesso)
pt ^(?:entrar|iniciar sessão|faça (?:seu )?login)
nl ^(?:inloggen|aanmelden)
tr ^(?:giriş yap|üye girişi)
pl ^zaloguj się|^logowanie
ru ^(?:вход|войти)
ar تسجيل الدخول
he ^התחברות
zh 登录|登入
ja ログイン
ko 로그인
`

/** Over what was found for words that somebody typed. */
export const SEARCH_WORDS = `
en ^search|search results|results for
de suchergebnis\\w*|ergebnisse für
fr résultats? (?:de|pour)
es resultados (?:de|para)
it risultati (?:di|per|della ricerca)
pt resultados (?:de|para|da)
nl zoekresultaten|resultaten voor
tr arama sonu\\w+|için sonuçlar
pl wyniki wyszukiwania
ru результаты поиска
ar نتائج البحث
he תוצאות חיפוש
zh 搜索结果
ja 検索結果
ko 검색 결과
`

/** What is sold or lent, but cannot be sent in a parcel. */
export const NOT_GOODS_WORDS = `
en holiday (?:villa|rental|home)s?|vacation rentals?|hotels?|loans?|crowdfunding|kickstarter
de ferien(?:villa|haus|wohnung)\\w*|kredite?
fr location de vacances|gîtes?|crédit immobilier
es alquiler vacacional|préstamos?|casa rural
it casa vacanze|prestit[oi]
pt casa de férias|empréstimos?
nl vakantie(?:huis|woning)\\w*
tr kiralık (?:daire|villa|ev)|tatil evi
`
