/** What the classifier knows of offers before staff teach it: one a line, by kind. */
export const sampleOffers = `
I was on your website and noticed it does not rank on the first page of Google. We are an SEO agency and can improve your ranking and bring more traffic. Can I send you a free audit and our pricing?
Hello, I am a digital marketing consultant. We do on-page SEO, link building and keyword research, white hat only. Share your phone number and I will send a proposal with packages.
Your website has SEO errors that keep you from page 1. We guarantee top 10 positions on search engines, no contract, pay after results. Interested in a quote?
I found your business while searching online. You are losing organic visitors to competitors. Our experts offer search engine optimization at affordable prices.
Is your Google Business profile optimised? We help local companies to appear higher in Google Maps and get more calls. Reply for a free report.
Your company has been selected as a finalist of the European business award. To be listed in the winners edition and get the trophy, a marketing fee of 900 dollars applies.
You have been approved for inclusion in the Who is Who of executives. There is a small fee for the plaque and profile. Reply to confirm your spot.
Dear owner, someone applied to register your brand name as an Asian domain. Please let us know within seven days or we complete their application.
I am selling a short premium domain in your industry. Would you or a colleague want it before I list it publicly?
The late Mr. Johnson left funds of 12 million dollars in our bank and no heirs came forward. I propose that we share them, you act as the beneficiary.
I am a widow with a terminal illness and wish to donate my wealth of millions through you. Please contact me in private for the details.
You won a voucher or a new phone in our draw. Pay only for delivery, click the link and confirm your address within a day.
Sexy ladies in your town want to meet tonight. Register free and look at their private photos and videos.
Slot games and live betting with a welcome bonus of 500 percent. Register today and get free spins, fast payouts.
Lose ten kilos in a month with this natural supplement. Doctors are amazed. Order now with a discount and free shipping.
We supply masks, gloves and medical products in bulk at wholesale prices, ready stock, worldwide shipping. Send us your order quantity.
We install cameras, alarms and locks for offices. This month new customers get a discount and a free site survey. Shall we send someone?
Our crew does office cleaning, window washing and carpet care for local businesses. We would love to give you a free quote, when is a good time to stop by?
We can lower your energy, phone and internet bills. There is no charge unless we find savings. May I have ten minutes for a review?
Does your building qualify for new heat pumps or solar panels under the rebate? See if you are eligible, it takes a minute.
Print flyers, banners, business cards and roll-ups with us, free design and shipping on the first order, ask for our price list.
We offer group health insurance and benefits for small companies at lower rates than your current plan. Can we send a comparison?
I help owners sell their company for the best price. We have buyers with cash for a business like yours. Would you consider an offer? Confidential.
We buy gift cards, invoices and receivables and pay you cash today. Factoring with low fees, fast approval for companies.
Your business qualifies for a tax refund and an employee retention credit. Our specialists file it, you pay only when the money arrives.
How would you like 20 to 30 extra customers every month? I have a system that works for owners like you and costs nothing until it does.
Can your team handle more clients? We send exclusive leads in your area, pay only for those that book. Want me to hold your city?
I help founders get on podcasts and in Forbes and other magazines. Guaranteed publication or a refund. Would you like our list and prices?
I edit short videos, reels and podcasts, five a week for a flat fee. Let me do one for free so you can see my work.
I design logos, brochures and presentations for 50 dollars. Unlimited revisions, fast delivery. Have a look at my portfolio.
Our translators offer certified translation in 100 languages from five cents a word. Send us your documents and get a quote with a discount.
We record voice over, music and jingles for companies. Listen to our demo and tell us what you need, rates from 80 dollars.
Your online store can sell on Amazon. We manage accounts, listings and ads, our clients make six figures. Free consultation.
Is your website compliant with accessibility and privacy law? You may be sued. Our widget makes it compliant in minutes, plans from $39.
Your website is not secure and hackers can get in. Our experts found several vulnerabilities and will fix them for a small fee.
Your emails land in spam. We fix DMARC and deliverability and warm up your inbox. Reply if you would like a free check.
Use our CRM and automation software to manage customers, bookings and invoices. Start your 14 day trial today, no credit card.
Try our booking and ticketing system, lower fees than your present one. I would be happy to show you a demo next week.
Do you need drivers, cooks or farm workers? Our recruitment agency has candidates from abroad ready to work, no fee for the employer.
We are recruiters with pre-screened sales reps and managers. You only pay when you hire. Can I send you some profiles?
Earn extra money from home in two hours a day. No experience, simple tasks, daily payment. Message us on WhatsApp to get started.
Become a reseller or affiliate of our program and earn a commission of 40 percent on each sale. Sign up free today.
Learn how to make thousands a month with our course and coaching. Only a few spots left, join the free webinar.
Votre entreprise a été sélectionnée pour un prix. Des frais s'appliquent pour recevoir le trophée et la publication dans notre annuaire.
Nettoyage de bureaux, panneaux solaires, assurance et téléphonie : réduisez vos factures. Demandez une étude et un devis gratuits.
Je suis atteinte d'une maladie grave et désire faire un don de mon héritage, contactez-moi en privé.
Reinigung, Versicherung, Strom und Photovoltaik für Firmen: senken Sie Ihre Kosten. Wir erstellen Ihnen gern ein kostenloses Angebot.
Gane dinero desde casa, sin experiencia, pagos diarios. Curso y comisión del 40 por ciento. Inscríbase hoy por WhatsApp.
Заработок дома без опыта, оплата каждый день. Казино, ставки, бонус при регистрации. Создание сайтов и ботов недорого.
我们提供网站建设、软件开发、贷款、企业名录和翻译服务,价格低,免费试用,请加微信联系。
Criamos vídeos, anúncios e gestão de redes sociais com desconto; empréstimos e bases de e-mails para a sua empresa. Fale conosco pelo WhatsApp.
Bonjour, nous améliorons le référencement de votre site sur Google. Audit gratuit, première page garantie, nos tarifs sont abordables. Souhaitez-vous recevoir un devis sans engagement ?
Guten Tag, Ihre Webseite ist bei Google kaum sichtbar. Unsere SEO Agentur bringt Sie auf die erste Seite. Dürfen wir Ihnen ein unverbindliches Angebot und eine kostenlose Analyse senden?
Hola, podemos mejorar el posicionamiento de su página web en Google. Ofrecemos servicios SEO y marketing digital, auditoría gratis y precios accesibles. ¿Le interesa?
Olá, oferecemos serviços de SEO e marketing digital para colocar o seu site na primeira página do Google. Posso enviar uma proposta gratuita?
Здравствуйте, предлагаем продвижение вашего сайта в топ Google и Яндекс, гарантия результата, бесплатный аудит. Цена договорная.
您好,我们提供谷歌优化和网站推广服务,保证首页排名,价格优惠,欢迎联系微信。
Earn passive income with our automated crypto trading platform. Start with a small deposit, daily profit, withdraw anytime. Contact me on Telegram or WhatsApp to begin investing.
Invest in Bitcoin now. Our experts guarantee a return of 30% monthly. Register your wallet today and get a bonus on your first deposit of USDT.
New coin presale is live. Buy our token before the exchange listing, early investors receive bonus tokens. Limited whitelist, audited contract.
Lost funds in a crypto scam? Our recovery specialists trace and recover stolen Bitcoin, ETH and USDT from fake brokers. No upfront payment.
Could your company hold digital assets? We help firms buy BTC and stake it for yield. Let me know a time for a short call.
Gagnez un revenu passif avec le trading de cryptomonnaies. Investissez dès 250 euros, profits chaque jour, retrait immédiat. Contactez notre équipe sur WhatsApp.
Verdienen Sie mit Bitcoin und Krypto passives Einkommen. Unsere Plattform bietet tägliche Gewinne, Einzahlung ab 250 Euro. Jetzt registrieren.
Gane dinero invirtiendo en criptomonedas y bitcoin. Ganancias diarias, depósito mínimo, retiros inmediatos. Únase a nuestra plataforma por Telegram.
Инвестиции в биткоин и криптовалюту, пассивный доход каждый день, вклад от 100 долларов, вывод средств. Пишите в телеграм.
比特币和数字货币投资平台,每天收益,稳定月收益,随时提现,加微信或电报联系。
We are a web design and development company from India. We build responsive websites, WordPress, Shopify and mobile apps at low cost. Let us know your requirement and we will send a quote and portfolio.
Your website looks outdated and is not mobile friendly. I can redesign it for a flat 400 dollars. Would you like a free mockup? I am a freelance web designer.
I made a quick video review of your homepage with some problems that cost you sales. May I send it to you? I redesign and rebuild websites for companies like yours.
We develop custom software, iOS and Android apps with a team of 80 developers. Affordable hourly rate, projects delivered on time. Can we schedule a call this week?
Migrate to our fast hosting and cut your bill. We include security updates, backups and maintenance of your website from $15 per month.
Bonjour, je crée des sites internet modernes à petit prix, hébergement et maintenance compris. Je peux refaire votre site, maquette gratuite et devis offert.
Hallo, wir gestalten Ihre Webseite neu zum Festpreis. Modernes Design, Wartung und Hosting inklusive, kostenloser Entwurf. Haben Sie Interesse an einem Gespräch?
Hola, somos una agencia de diseño web y desarrollo de aplicaciones. Hacemos su página moderna a bajo costo. ¿Le envío nuestro portafolio y una cotización?
Somos desenvolvedores e criamos sites e aplicativos modernos com preço baixo. Solicite um orçamento sem compromisso e veja nosso portfólio.
Do you accept guest posts on your blog? I would like to publish a unique article with a dofollow link to my client's site. What is your price?
I am reaching out to ask about sponsored posts and link insertion on your website. We pay per article by PayPal. Please share your rates and guidelines.
I enjoyed your article and have written a related post. Would you add a link to it? In exchange I can link to you from a high authority site with DA 60.
We are an outreach team looking for sites that publish casino, finance and CBD content with permanent backlinks. Budget is available.
I can write free high quality content for your blog, one thousand words, plagiarism free, in return for one backlink. Here are some topics.
Bonjour, je cherche des sites pour publier un article sponsorisé avec un lien dofollow. Quel est votre tarif par article invité ?
Hallo, bieten Sie Gastartikel oder gesponserte Beiträge mit Backlink an? Bitte nennen Sie mir Ihren Preis für eine Veröffentlichung.
Hola, ¿aceptan artículos de invitados o patrocinados con enlace dofollow? Pagamos por publicación, indique su tarifa.
Need a business loan? Get up to 500,000 dollars fast, no collateral, bad credit is fine, funds within 24 hours. Apply now with our lenders.
You are pre-approved for working capital and a line of credit. Same day funding, no personal guarantee. What is the best number to call the business owner?
We offer loans at 2% interest rate to individuals and companies. Tell us the loan amount and duration to apply. Private lender.
We are investors and fund projects of any size through loan or equity with low interest. Send your business plan, broker commission is paid. Reply for details.
Stop paying credit card processing fees. Our merchant program gives you zero fees and a free terminal. Do you have a few minutes to review your statement?
Offre de prêt rapide entre particuliers, taux de 3 %, de 2 000 à 500 000 euros, sans frais. Financement en 48 heures, faites votre demande.
Wir vergeben Kredite und Darlehen an Privat und Firmen, Zinssatz 2 Prozent, ohne Schufa, Auszahlung in 48 Stunden. Stellen Sie jetzt Ihre Anfrage.
Ofrecemos préstamos y créditos para negocios, interés del 2%, sin aval ni buró, dinero en 24 horas. Solicite el monto que necesita.
Предлагаем кредит и займ для бизнеса без залога, ставка 3%, деньги за один день, оставьте заявку.
We have a verified email list of decision makers in your industry, with phone numbers and titles. Tell me your target audience and I will send a sample and counts.
Would you like to buy the attendee list of the upcoming trade show? 30,000 verified contacts with emails. Let me know and I will send the pricing and discount.
We book qualified sales meetings for you, you only pay per appointment. Lead generation by cold email and LinkedIn outreach. Open to a quick chat?
We send your advertisement through contact forms to millions of websites, the way you got this message. Bulk mailing, prices from $59. Reply to advertise.
How do you find new clients? We guarantee leads every month or your money back. Here is a case study of a company like yours.
Base de données de prospects et d'entreprises avec adresses e-mail vérifiées pour votre prospection commerciale. Échantillon gratuit, promotion ce mois-ci.
Wir bieten geprüfte Adressen und Leads für Ihren Vertrieb, Firmendatenbank mit E-Mail und Telefon. Jetzt mit 20 % Rabatt, kostenloses Muster.
Vendemos bases de datos de empresas y clientes potenciales con correos verificados. Genere más ventas, pida una muestra gratis.
Рассылка ваших предложений по формам обратной связи, базы предприятий с контактами, новые клиенты. Цена от 30 долларов, скидка.
Grow your Instagram with real and active followers in your niche, no bots. Start a free trial week and get more likes and engagement.
We produce animated explainer and promo videos for businesses at $250. Script, voiceover and music are included. Shall I send samples?
Our team runs Facebook, Instagram and Google Ads campaigns with a high return on ad spend. First month is free. Can I call you to discuss?
Promote your brand on TikTok and YouTube with our influencers and creators. Affordable campaign packages, ask for the media kit and rates.
Buy genuine five star Google reviews and boost your reputation. Cheap, safe, gradual delivery, pay after. We also delete bad reviews.
We create and publish Wikipedia pages and press releases for companies, approval guaranteed by experienced editors at discounted rates.
Augmentez votre visibilité sur les réseaux sociaux : abonnés, j'aime et vues réels, livraison rapide, petits prix. Profitez de la promotion.
Mehr Follower und Likes für Ihre Firma, echte Profile. Wir schalten Werbung auf Facebook und Google für Sie, erster Monat gratis.
Publicidad en redes sociales, Facebook e Instagram para su empresa, más seguidores y ventas, descuento del 40% este mes. Un asesor le llamará.
Hire dedicated virtual assistants at $5 per hour for data entry, customer support and bookkeeping. Full time, trained, start with a free trial.
Our AI agent answers your calls 24/7, books appointments and qualifies leads. It sounds human and costs very little. Want to try the demo?
Add our AI chatbot to your website and turn visitors into customers automatically. Easy to install, free trial, no credit card needed.
We have experienced developers on the bench, React, Java, Python and PHP, available immediately at competitive rates. Any open requirements for staffing or outsourcing?
We automate your workflows with artificial intelligence and save you hours each week. Book a short demo call with our team.
Sir, we provide photo editing, clipping path, data entry and BPO services from Bangladesh and India at the cheapest rate. Free trial available.
Externalisez votre comptabilité et votre secrétariat à moitié prix, assistantes virtuelles qualifiées, période d'essai offerte.
Automatisieren Sie Ihre Prozesse mit KI und Chatbots, sparen Sie Zeit und Kosten. Vereinbaren Sie ein kostenloses Beratungsgespräch.
Automatice su atención con inteligencia artificial y asistentes virtuales, ahorre tiempo y costos, prueba gratis y demostración.
Dear manager, we are a manufacturer in China of custom packaging, boxes and bags with your logo. Low MOQ, factory price, free samples. Send us your inquiry for a quotation.
We are a professional supplier and exporter of LED displays, lighting and electronics, OEM, CE certified, with warranty. Ask for our catalogue and price list on WhatsApp.
Custom promotional products, mugs, pens, t-shirts and lanyards with your logo. Order now with free setup and free shipping, request a quote.
Save on energy: see if your business qualifies for a solar rebate. No cost and no obligation, get an estimate today.
Commercial cleaning, janitorial and printing services for offices in your area. New clients get 20% off, may we come by for a free estimate?
Nous sommes fabricant et fournisseur d'articles publicitaires et d'emballages personnalisés, prix d'usine. Demandez le catalogue et un devis.
Wir sind Hersteller und Lieferant von Werbeartikeln und Verpackungen mit Ihrem Logo, günstige Preise ab Werk. Fordern Sie unseren Katalog an.
Somos fabricantes y proveedores de artículos promocionales con su logo, precio de fábrica, envíos a todo el mundo. Solicite catálogo y cotización.
我们是中国工厂,专业生产包装和礼品,可定制,起订量低,价格优惠,欢迎询价,免费样品。
Your domain name is about to expire or be registered by another company in China. As the registrar we ask you to confirm and pay to protect your trademark.
We own a premium domain similar to yours and offer it for sale before the auction. Make an offer if you are interested to buy.
I am a lawyer of a deceased client who left millions of dollars. You are next of kin. Confidential fund transfer, reply for your share of the inheritance.
Congratulations, you are the winner of our award or prize. To claim it, pay the processing and delivery fee and confirm your details now.
Best online casino and sports betting, free spins and no deposit bonus, win jackpot money tonight. Join thousands of players.
Hot single girls and women are online and looking for men in your city. See my private photos and chat with me tonight.
Buy cheap pills, viagra and weight loss products online without prescription, discreet shipping, lowest price and bonus.
Félicitations, vous avez gagné un cadeau. Cliquez sur le lien et payez seulement les frais de livraison pour confirmer.
Casino en ligne, bonus gratuit sans dépôt et tours gratuits. Jouez et gagnez maintenant.
`

/** Words that offers are made of and honest messages seldom use; each line counts as several offers. */
export const offerWords = `
seo agency, organic traffic, keyword ranking, search engine optimization, optimisation, meta tags, backlinks, white hat, first page of google, serp, domain authority, audit of your website
référencement naturel, moteurs de recherche, première page, mots clés; suchmaschinenoptimierung, suchmaschine, rankings; posicionamiento web, buscadores; posicionamento; продвижение сайта, раскрутка
guest post, guest posting, sponsored post, sponsored content, link insertion, dofollow, do follow link, permanent link, publish an article, article invité, artículo patrocinado, gastartikel, linkaufbau
crypto, cryptocurrency, bitcoin, btc, usdt, eth, ethereum, token, presale, airdrop, wallet, forex, trading bot, trader, investment platform, daily profit, passive income, telegram, whatsapp
criptomonedas, cryptomonnaies, kryptowährung, inversión, ganancias diarias, rendement, gewinne, криптовалюта, заработок, пассивный доход, вывод средств, вложения, 数字货币, 加密货币, 收益, 投资平台
unsecured business loan, working capital, line of credit, merchant cash advance, lender, interest rate, no collateral, bad credit, pre approved, same day funding, prêt, darlehen, kredit, préstamo, кредит
web design agency, web development company, wordpress developer, ecommerce store, mobile app development, redesign your website, offshore developers, our portfolio, affordable cost, landing page
lead generation, qualified leads, cold email, outreach campaign, email list, database of contacts, verified contacts, appointment setting, b2b, prospects, decision makers, contact form marketing
instagram followers, real followers, likes, engagement, influencer marketing, facebook ads, google ads, explainer video, promo video, voiceover, abonnés, seguidores, подписчики, five star reviews
virtual assistant, dedicated staff, outsourcing, data entry, per hour, bench, staff augmentation, chatbot, ai agent, automation, automate, free trial, free demo, book a demo, call center, bpo
factory, manufacturer, supplier, wholesale, moq, oem, factory price, catalogue, price list, export, custom packaging, dear purchasing manager, hersteller, fabricant, fabricante, 工厂, 厂家, 批发, 询价, 微信
casino, betting, free spins, jackpot, no deposit, pills, viagra, without prescription, dating, hot girls, lottery, winner, claim your prize, next of kin, inheritance fund, domain for sale, trademark registration
we can help you, we help businesses like yours, companies like yours, i came across your website, i noticed your website, your competitors, more customers, grow your business, boost your sales, increase your revenue
quick call, short call, schedule a call, ten minutes, are you interested, let me know if interested, reply yes, reply with, send you more information, share your number, best number to reach you, no obligation, no contract
special offer, limited time, discount this month, money back, results guaranteed, guaranteed results, starting from, packages start at, at a fraction of the cost, free sample, free quote, free consultation, case study
unverbindliches angebot, kostenlose beratung, zum festpreis, rabatt, jetzt anfragen; devis gratuit, sans engagement, à partir de, notre agence, petits prix; sin compromiso, cotización, descuento, contáctenos; скидка, предлагаем
`
