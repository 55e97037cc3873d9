# 浏览器中的规则页面，以及各规则共用的词语

rules-title = 《{ $game }》规则
rules-own-words = 这是本项目采用的规则，由我们自己撰写。规则书没有写明，或各语言版本说法不一之处，由我们作出裁定。
rules-chapters = 章节
rules-link = 第{ $number }条的链接
rules-all-cards = 全部卡牌及其能力
rules-player-1 = 小明
rules-player-2 = 小红

## 搜索

rules-sought = 搜索规则与卡牌
rules-found = { $count ->
    [0] 没有找到
   *[other] 找到{ $count }项
}
rules-found-paragraphs = 条文
rules-found-cards = 卡牌

## 示例

rules-example = 示例
rules-example-step = { $at }/{ $last }
rules-example-first = 开头
rules-example-back = 上一步
rules-example-on = 下一步
rules-example-total = 合计
rules-example-wait = 正在摆放桌面……

## 图解

rules-picture-card = 卡牌
rules-picture-card-1 = 类型，同时决定颜色
rules-picture-card-2 = 名称
rules-picture-card-3 = 技术等级
rules-picture-card-4 = 行动
rules-picture-card-5 = 装载需求，每格是一个箱位
rules-picture-card-6 = 能力
rules-picture-ship = 港口的船
rules-picture-ship-1 = 船下的合约
rules-picture-ship-2 = 已装入箱位的集装箱
rules-picture-ship-3 = 空箱位：只能装载同色的集装箱
rules-picture-ship-4 = 船，颜色与船主相同
rules-picture-harbour = 玩家的港口
rules-picture-harbour-1 = 信用点
rules-picture-harbour-2 = 各类型的技术等级
rules-picture-harbour-3 = 港口的船
rules-picture-harbour-4 = 进口区及其上限
rules-picture-harbour-5 = 货物区及其上限
rules-picture-harbour-6 = 合约区：已完成合约的能力生效
rules-picture-goods = 六种货物
rules-picture-market = 市场
rules-picture-market-1 = 一个位置：只看最上面的牌
rules-picture-market-2 = 牌堆：最后1张牌被补走时，游戏结束
rules-picture-shop = 可购买的特殊卡牌
rules-picture-shop-1 = 卡牌种类
rules-picture-shop-2 = 价格
rules-picture-shop-3 = 剩余张数
rules-picture-merchant = 商人
rules-picture-merchant-1 = 商船及其货物标记
rules-picture-merchant-2 = 已购买的特殊卡牌
rules-picture-merchant-3 = 钱币

## 单张卡牌的页面

rules-card-about = 相关规则
rules-card-all = 全部卡牌
rules-card-before = 上一张
rules-card-next = 下一张
rules-card-house = { $count ->
    [0] 所有数值均与规则书一致。
   *[other] 本项目自定的数值：{ $values }。规则书的文字没有写明，因此由本项目选定；印刷卡牌上的数值可能不同。
}
rules-card-unknown = 没有这张卡牌
